import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** When a line is cut at a call: as soon as the server has been asked, or with its reply in hand. */
export type Moment = 'asked' | 'answered';

/** A line to a server that stays when its server goes, and that can be cut at one call. */
export interface CutLine {
  readonly origin: string;
  /** Leads to another server from now on. */
  leadTo(origin: string): void;
  /** At the next call of a path: something happens to the server, and its reply never arrives. Answers when that has been done. */
  cutAt(path: string, moment: Moment, happens: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

async function readAll(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Listens on a free loopback port and passes calls on as they are. */
export async function cutLine(first: string): Promise<CutLine> {
  let target = first;
  let cut: { readonly path: string; readonly moment: Moment; readonly go: () => Promise<void> } | undefined;
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await readAll(request);
    const here = cut !== undefined && request.url?.endsWith(cut.path) === true ? cut : undefined;
    if (here) cut = undefined;
    const end = async () => {
      await here?.go();
      request.socket.destroy();
    };
    const onward = ask(target + (request.url ?? '/'), { method: request.method, headers: request.headers }, async reply => {
      const content = await readAll(reply).catch(() => undefined);
      if (here?.moment === 'answered') return end();
      if (content === undefined || here) return void request.socket.destroy();
      response.writeHead(reply.statusCode ?? 502, reply.headers).end(content);
      return undefined;
    });
    onward.once('error', () => request.socket.destroy());
    onward.end(body, () => void (here?.moment === 'asked' && end()));
  };
  const server = createServer((request, response) => void pass(request, response));
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leadTo: origin => void (target = origin),
    cutAt: (path, moment, happens) => {
      const done = Promise.withResolvers<void>();
      const go = async () => {
        await happens();
        done.resolve();
      };
      cut = { path, moment, go };
      return done.promise;
    },
    close: () =>
      new Promise(closed => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
