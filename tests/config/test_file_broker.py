"""The file transport: no reader meets half a message, and what a power cut left behind stops nobody."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from celery import Celery
from kombu import Connection

from config.environment import broker_in
from config.file_broker import Transport


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "broker"


@pytest.fixture
def connection(folder: Path) -> Iterator[Connection]:
    celery = Celery(broker="filesystem://", broker_transport_options=broker_in(folder))
    with celery.connection_for_write() as connection:
        assert isinstance(connection.transport, Transport)
        Transport.global_state.clear()  # what this process knows of queues in other folders
        yield connection
        Transport.global_state.clear()


def test_messages_sent_while_others_read_arrive_whole(connection: Connection) -> None:
    def send() -> None:
        with connection.clone() as mine, mine.SimpleQueue("wake-up") as queue:
            for number in range(50):
                queue.put({"number": number, "padding": "x" * 100_000})

    senders = [threading.Thread(target=send) for _ in range(3)]
    with connection.SimpleQueue("wake-up") as queue:
        for sender in senders:
            sender.start()
        numbers = []
        for _ in range(150):
            message = queue.get(timeout=20)
            numbers.append(message.payload["number"])
            message.ack()
    for sender in senders:
        sender.join()
    assert sorted(numbers) == sorted([*range(50)] * 3)


def test_a_torn_message_is_passed_over(connection: Connection, folder: Path) -> None:
    with connection.SimpleQueue("wake-up") as queue:
        (folder / "messages" / "0_torn.wake-up.msg").write_text("")
        (folder / "messages" / "1_torn.wake-up.msg").write_text('{"body": "e30')
        queue.put("wake up")
        assert queue.get(timeout=5).payload == "wake up"


def test_a_torn_table_of_queues_is_written_anew(connection: Connection, folder: Path) -> None:
    with connection.SimpleQueue("wake-up"):
        pass
    for table in (folder / "control").iterdir():
        table.write_text("")
    Transport.global_state.clear()
    with connection.clone() as fresh, fresh.SimpleQueue("wake-up") as queue:
        queue.put("wake up")
        assert queue.get(timeout=5).payload == "wake up"
