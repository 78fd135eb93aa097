"""A pooler that speaks TLS, before a server that does not; its certificate is for localhost."""

from __future__ import annotations

import contextlib
import datetime
import socket
import ssl
import threading
from collections.abc import Iterator
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from psycopg.conninfo import conninfo_to_dict, make_conninfo


@contextlib.contextmanager
def behind_tls(dsn: str, folder: Path) -> Iterator[str]:
    """The DSN of a server by way of TLS, with sslmode=verify-full and the certificate."""
    certificate, key = _made(folder)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    named = conninfo_to_dict(dsn)
    server = (str(named["host"]), int(named["port"] or 5432))
    listening = socket.create_server(("127.0.0.1", 0))
    threading.Thread(target=_accept, args=(listening, context, server), daemon=True).start()
    try:
        how = {"sslmode": "verify-full", "sslrootcert": str(certificate), "gssencmode": "disable"}
        place = {"host": "localhost", "hostaddr": "127.0.0.1", "port": listening.getsockname()[1]}
        yield make_conninfo(dsn, **place, **how)
    finally:
        listening.close()


def _accept(listening: socket.socket, context: ssl.SSLContext, server: tuple[str, int]) -> None:
    with contextlib.suppress(OSError):
        while True:
            client, _ = listening.accept()
            threading.Thread(target=_serve, args=(client, context, server), daemon=True).start()


def _serve(client: socket.socket, context: ssl.SSLContext, server: tuple[str, int]) -> None:
    with contextlib.suppress(OSError), client:
        client.recv(8)  # SSLRequest
        client.sendall(b"S")
        with (
            context.wrap_socket(client, server_side=True) as encrypted,
            socket.create_connection(server) as plain,
        ):
            back = threading.Thread(target=_copy, args=(plain, encrypted), daemon=True)
            back.start()
            _copy(encrypted, plain)
            plain.shutdown(socket.SHUT_RDWR)
            back.join()


def _copy(source: socket.socket, target: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while data := source.recv(2**16):
            target.sendall(data)


def _made(folder: Path) -> tuple[Path, Path]:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.timezone.utc)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    pem, plain = serialization.Encoding.PEM, serialization.NoEncryption()
    (folder / "certificate").write_bytes(certificate.public_bytes(pem))
    private = key.private_bytes(pem, serialization.PrivateFormat.PKCS8, plain)
    (folder / "key").write_bytes(private)
    return folder / "certificate", folder / "key"
