import { once } from 'node:events';
import net from 'node:net';

/** A TCP port of this machine that nobody listens on now. Another process can take it before it is used. */
export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
