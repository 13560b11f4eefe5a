import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

export interface TestSmtpServer {
  url: string;
  /** Raw letters in the order they arrived, quoted-printable line breaks removed. */
  letters: string[];
  close(): Promise<void>;
}

/** A mail server for tests: speaks enough SMTP to take letters from a real client. */
export async function startTestSmtpServer(): Promise<TestSmtpServer> {
  const letters: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    converse(socket, letters);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function converse(socket: Socket, letters: string[]): void {
  let received = '';
  let inLetter = false;
  socket.setEncoding('utf8');
  socket.write('220 test\r\n');
  socket.on('data', (chunk: string) => {
    received += chunk;
    for (;;) {
      const end = inLetter ? '\r\n.\r\n' : '\r\n';
      const at = received.indexOf(end);
      if (at < 0) return;
      const line = received.slice(0, at);
      received = received.slice(at + end.length);
      if (inLetter) letters.push(decode(line));
      inLetter = !inLetter && line.toUpperCase() === 'DATA';
      socket.write(inLetter ? '354 go on\r\n' : '250 ok\r\n');
    }
  });
}

/** Quoted-printable: soft line breaks away, `=3D` back to `=`. */
function decode(letter: string): string {
  return letter.replaceAll('=\r\n', '').replaceAll('=3D', '=');
}
