import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { seededHold } from './seeded-hold.ts';

/** A line to a server on which replies are late, each by itself: later ones overtake. */
export interface LateLine {
  readonly origin: string;
  close(): Promise<void>;
}

/** Listens on a free loopback port, passes calls on at once, and holds each reply for 0–400 ms, in a sequence that the seed draws. */
export async function lateLine(target: string, seed: string): Promise<LateLine> {
  const hold = seededHold(seed);
  const pass = (request: IncomingMessage, response: ServerResponse): void => {
    const cut = () => void request.socket.destroy();
    const onward = ask(target + (request.url ?? '/'), { method: request.method, headers: request.headers }, async reply => {
      await pause(hold(`${request.method ?? ''} ${request.url ?? ''}`));
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      await pipeline(reply, response).catch(cut);
    });
    // a client that has left is no longer served
    response.once('close', () => onward.destroy());
    pipeline(request, onward).catch(cut);
  };
  const server = createServer(pass);
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
