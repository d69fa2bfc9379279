import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';

/** A line to another server that delivers its replies a few bytes at a time. */
export interface Relay {
  readonly origin: string;
  close(): Promise<void>;
}

/** Listens on a free loopback port and passes calls on as they are. */
export async function trickleFrom(origin: string, bytesAtOnce: number): Promise<Relay> {
  const server = createServer((request, response) => {
    const onward = ask(origin + (request.url ?? '/'), { method: request.method, headers: request.headers }, async reply => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      for await (const chunk of reply)
        for (let from = 0; from < (chunk as Buffer).length; from += bytesAtOnce) {
          response.write((chunk as Buffer).subarray(from, from + bytesAtOnce));
          await turn();
        }
      response.end();
    });
    onward.once('error', () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise(closed => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
