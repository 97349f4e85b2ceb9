#!/usr/bin/env python3
"""A small client of a Cardroom server, written from docs/protocol.md alone. It needs nothing but Python.

It signs in (or signs up), takes a seat at a cash table, plays some hands at random, survives a broken connection, and tells what happens:

    CARDROOM_PASSWORD='correct horse battery' python3 examples/client.py ws://127.0.0.1:7777/ --name Ada --hands 3
"""

import argparse
import base64
import hashlib
import json
import os
import random
import socket
import ssl
import struct
import sys
import time
import urllib.parse

PROTOCOL = 7  # the version of the protocol that this program speaks
SILENCE = 9.0  # seconds without a message after which a connection counts as failed


class Broken(Exception):
    """The connection is gone. It can be made again."""


class WebSocket:
    """The part of RFC 6455 that a client of this protocol needs: text frames, pings and the end."""

    def __init__(self, url, authority=None):
        parts = urllib.parse.urlsplit(url)
        secure = parts.scheme == "wss"
        self.socket = socket.create_connection((parts.hostname, parts.port or (443 if secure else 80)), timeout=SILENCE)
        if secure:
            context = ssl.create_default_context(cafile=authority)
            self.socket = context.wrap_socket(self.socket, server_hostname=parts.hostname)
        self.received = b""
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET / HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        head = self.read_until(b"\r\n\r\n").decode()
        accept = base64.b64encode(hashlib.sha1((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest()).decode()
        if " 101 " not in head.splitlines()[0] or accept not in head:
            raise Broken(f"the server does not speak WebSocket: {head.splitlines()[0]}")

    def more(self):
        try:
            data = self.socket.recv(65536)
        except OSError as error:
            raise Broken(str(error)) from error
        if not data:
            raise Broken("the server has closed the connection")
        self.received += data

    def read_until(self, end):
        while end not in self.received:
            self.more()
        head, self.received = self.received.split(end, 1)
        return head + end

    def read(self, count):
        while len(self.received) < count:
            self.more()
        data, self.received = self.received[:count], self.received[count:]
        return data

    def send(self, text, kind=1):
        data, mask = text.encode() if isinstance(text, str) else text, os.urandom(4)
        length = len(data)
        if length < 126:
            head = struct.pack("!BB", 0x80 | kind, 0x80 | length)
        else:
            head = struct.pack("!BBH", 0x80 | kind, 0x80 | 126, length)
        masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))
        try:
            self.socket.sendall(head + mask + masked)
        except OSError as error:
            raise Broken(str(error)) from error

    def receive(self):
        """The text of the next message. Frames of one message are joined, and pings are answered."""
        text = b""
        while True:
            first, second = self.read(2)
            kind, length = first & 0x0F, second & 0x7F
            if length == 126:
                (length,) = struct.unpack("!H", self.read(2))
            elif length == 127:
                (length,) = struct.unpack("!Q", self.read(8))
            data = self.read(length)
            if kind == 8:
                raise Broken("the server has closed the connection")
            if kind == 9:
                self.send(data, kind=10)
            elif kind in (0, 1):
                text += data
                if first & 0x80:
                    return text.decode()

    def close(self):
        self.socket.close()


class Player:
    """One player of one account, over as many connections as it takes."""

    def __init__(self, options):
        self.options = options
        self.url = options.url
        self.token = None
        self.id = 0  # the last id of a request
        self.stream = None  # the stream of messages, as the last `welcome` named it
        self.seq = 0  # the number of the last message
        self.welcomed = False  # on this connection
        self.forget()
        self.hands = 0
        self.breaks = options.breaks
        self.random = random.Random(options.seed)

    def forget(self):
        """Forgets what the room has told: it tells the present state now."""
        self.hand = {}  # the hand that is played at each table
        self.seat = {}  # the own seat at each table
        self.buy_in = {}  # what was paid for it
        self.seated = False  # or on the way to a seat

    def say(self, text):
        print(f"{self.options.name}: {text}", flush=True)

    # Frames

    def door(self, kind, **fields):
        self.line.send(json.dumps({"door": {"type": kind, **fields}}))

    def ask(self, kind, **fields):
        self.id += 1
        self.line.send(json.dumps({"room": {"id": self.id, "request": {"type": kind, **fields}}}))

    def next(self):
        """The next message but pings: (\"door\" or \"room\", message)."""
        while True:
            frame = json.loads(self.line.receive())
            if "door" in frame:
                message = frame["door"]
                if message["type"] == "ping":
                    self.door("pong", n=message["n"])
                    continue
                if message["type"] == "closing":
                    raise Broken(f"the server ends the connection: {message['reason']['type']}")
                return "door", message
            seq, message = frame["room"]["seq"], frame["room"]["message"]
            if message["type"] == "welcome":
                self.note_welcome(seq, message["stream"])
            elif seq and seq != self.seq + 1:
                sys.exit(f"message {seq} follows message {self.seq}")
            self.seq = seq or self.seq
            return "room", message

    def note_welcome(self, seq, stream):
        """Forgets what it knows if messages are missing before a `welcome`, or if the server has begun another stream."""
        if stream != self.stream or seq != self.seq + 1:
            if self.stream is not None:
                self.say("messages were missed, or the server has started again")
            self.forget()
        elif not self.welcomed:
            self.say("nothing was missed")
        self.stream, self.welcomed = stream, True

    def wait(self, *kinds):
        """Waits for a message of the door of one of these types."""
        while True:
            place, message = self.next()
            if place == "door" and message["type"] in (*kinds, "refused"):
                return message

    # From the first frame to the table

    def connect(self):
        self.line = WebSocket(self.url, self.options.authority)
        self.welcomed = False
        greeting = self.wait("greeting")
        if greeting["protocol"] != PROTOCOL:
            sys.exit(f"the server speaks version {greeting['protocol']} of the protocol, and this program version {PROTOCOL}")
        self.sign_in()
        self.door("enter", hall=None)
        entered = self.wait("entered", "elsewhere")
        if entered["type"] == "elsewhere":
            self.line.close()
            self.url = entered["url"]
            return self.connect()
        if entered["type"] == "refused":
            raise Broken(f"the hall cannot be entered: {entered['reason']['type']}")
        resume = {"stream": self.stream, "after": self.seq} if self.stream is not None else None
        self.ask("hello", protocol=PROTOCOL, client="example 1.0", name="-", avatar=0, language="en", resume=resume)
        self.ask("watch_lobby")

    def sign_in(self):
        name, password = self.options.name, os.environ["CARDROOM_PASSWORD"]
        if self.token:
            self.door("sign_in_with", token=self.token)
        else:
            self.door("sign_up", name=name, password=password)
        answer = self.wait("signed_in")
        if answer["type"] == "refused" and answer["reason"]["type"] == "name_taken":
            self.door("sign_in", name=name, password=password)
            answer = self.wait("signed_in")
        if answer["type"] == "refused":
            sys.exit(f"{name} cannot sign in: {answer['reason']['type']}")
        self.token = answer["token"] or self.token
        self.say(f"signed in as player {answer['player']}")

    # Playing

    def play(self):
        """Plays until enough hands are over. Connects again when the connection breaks."""
        pause = 0.5
        while self.hands < self.options.hands:
            try:
                self.connect()
                pause = 0.5
                while self.hands < self.options.hands:
                    self.handle(*self.next())
            except (Broken, OSError) as error:
                self.say(f"the connection is broken ({error}); I come back")
                time.sleep(self.random.uniform(0, pause))
                pause = min(pause * 2, 15)
        self.leave()
        self.line.close()
        self.say("enough")

    def leave(self):
        """Leaves the tables. The seats of a client that only disconnects are kept for a while."""
        for table in self.seat:
            self.ask("leave_table", table=table)
        while self.seat:
            self.handle(*self.next())

    def handle(self, place, message):
        if place == "door":
            if message["type"] == "busy":
                self.say("the server is busy" if message["busy"] else "the server goes on")
            return
        kind = message["type"]
        if kind == "welcome":
            self.say(f"balance {message['balance'] / 100:.2f}")
        elif kind == "lobby" and not self.seated:
            self.join(message["stakes"])
        elif kind == "queue" and message["position"]:
            self.say(f"place {message['position']} in the queue; the table opens with {message['opens_at']} players")
        elif kind == "seat_offered":
            self.seated = True
            offer = message["offer"]
            wanted = offer["limits"]["range"]["max"]
            self.ask("sit_down", table=offer["table"], buy_in=wanted, entry="post_now" if offer["may_post"] else "wait_for_big_blind")
        elif kind == "refused":
            self.say(f"request {message['request']} is refused: {message['reason']['type']}")
        elif kind == "snapshot":
            self.see(message["table"])
        elif kind == "seat_withdrawn":
            self.seated = False
        elif kind == "unseated":
            self.seated = False
            self.seat.pop(message["table"], None)
            self.say(f"left the table with {message['returned'] / 100:.2f}")
        elif kind == "table":
            self.at_table(message["table"], message["event"])

    def see(self, snapshot):
        """Takes what it knows of a table from a snapshot."""
        table = snapshot["info"]["table"]
        if snapshot["you"]:
            self.seated = True
            self.seat[table] = snapshot["you"]["seat"]
            self.buy_in[table] = snapshot["you"]["initial_buy_in"]
        if snapshot["hand"]:
            self.hand[table] = snapshot["hand"]["hand"]
        if snapshot["to_act"]:
            self.decide(table, snapshot["to_act"])

    def join(self, stakes):
        """Asks for a seat at a stake of No-Limit Hold'em: where others play or wait, or else where the fewest tables are open."""
        suitable = [
            stake
            for stake in stakes
            if stake["form"] == "regular" and stake["game"]["hole_cards"] == 2 and stake["game"]["betting"] == "no_limit"
        ]
        if suitable:
            best = max(suitable, key=lambda stake: (stake["players"] + stake["waiting"], stake["tables"] > 0, -stake["tables"]))
            self.seated = True
            self.say(f"joins {best['name']}")
            self.ask("join", stake=best["stake"])

    def at_table(self, table, event):
        kind = event["type"]
        if kind == "to_act":
            self.decide(table, event)
        elif kind == "hand":
            step = event["event"]
            if step["type"] == "started":
                self.hand[table] = step["hand"]
                self.say(f"hand {step['hand']} begins with {len(step['players'])} players")
            elif step["type"] == "won":
                self.say(f"seat {step['seat']} wins {step['amount'] / 100:.2f}")
            elif step["type"] == "ended" and self.seat.get(table) in (row["seat"] for row in step["stacks"]):
                self.hands += 1
                self.say(f"hand {self.hand[table]} is over, number {self.hands} of {self.options.hands}")
                if self.breaks and self.welcomed:
                    self.breaks -= 1
                    raise Broken("on purpose")
        elif kind == "state_changed" and event["seat"] == self.seat.get(table) and event["state"] == "busted":
            self.say("has no chips left and buys new ones")
            self.ask("top_up", table=table, to=self.buy_in[table])
        elif kind == "notice" and event["notice"]["type"] == "waiting_for_players":
            self.say(f"the table waits for {event['notice']['needed']} players")
        elif kind == "notice" and event["notice"]["type"] == "hand_void":
            self.say(f"hand {event['notice']['hand']} is void")

    def decide(self, table, asked):
        """Answers with a random action among those that are allowed, seldom with a fold."""
        legal = asked["legal"]
        if not legal or not self.welcomed:  # what was missed is told first, and may have been answered
            return
        actions = [{"type": "check"}] * 6 if legal["check"] else [{"type": "fold"}]
        if legal["call"] is not None:
            actions += [{"type": "call"}] * 6
        if legal["raise"]:
            actions.append({"type": "raise_to", "to": self.random.choice([legal["raise"]["min_to"], *(preset["to"] for preset in legal["presets"])])})
        self.ask("act", table=table, hand=self.hand[table], turn=asked["turn"], action=self.random.choice(actions))


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("url", help="the address of the server, such as ws://127.0.0.1:7777/")
    arguments.add_argument("--name", required=True, help="the name of the account; it is made if it does not exist")
    arguments.add_argument("--hands", type=int, default=3, help="the number of hands to play")
    arguments.add_argument("--breaks", type=int, default=0, help="break the connection after each of the first hands, this number of times")
    arguments.add_argument("--seed", type=int, help="the seed of the random actions")
    arguments.add_argument("--authority", help="a PEM file with an authority to trust, for wss://")
    options = arguments.parse_args()
    if "CARDROOM_PASSWORD" not in os.environ:
        sys.exit("set CARDROOM_PASSWORD to the password of the account; on the command line others could read it")
    Player(options).play()


if __name__ == "__main__":
    main()
