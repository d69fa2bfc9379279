import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Lets a server answer on any free port of this machine: its address, and how it is closed with all that is connected. */
export async function listenHere(server: Server): Promise<{ readonly address: string; close(): Promise<void> }> {
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    close: async () =>
      new Promise<void>(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
