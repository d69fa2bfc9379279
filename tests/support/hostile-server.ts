import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** What a server does with one call. */
export type Conduct = (request: IncomingMessage, response: ServerResponse) => void;

/** A call as it arrived. */
export interface Heard {
  readonly method: string;
  /** Path with query. */
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A server that misbehaves on request. */
export interface HostileServer {
  readonly origin: string;
  /** Calls so far. */
  readonly heard: readonly Heard[];
  /** How the next calls are treated. */
  behave(conduct: Conduct): void;
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** Listens on a free loopback port. Until its behaviour is set, it sends nothing at all. */
export async function hostileServer(): Promise<HostileServer> {
  const heard: Heard[] = [];
  let conduct: Conduct = silent;
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    heard.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
    conduct(request, response);
  });
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    behave: next => void (conduct = next),
    close: () =>
      new Promise(closed => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** Takes the call and never answers. */
export const silent: Conduct = () => undefined;

/** Answers a text as it stands. */
export const says =
  (
    text: string,
    { status = 200, ...headers }: { readonly status?: number; readonly [header: string]: string | number | undefined } = {},
  ): Conduct =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text);

/** Answers JSON. */
export const answers = (body: unknown, status = 200): Conduct => says(JSON.stringify(body), { status });

/** Closes the connection without a word. */
export const hangsUp: Conduct = request => void request.socket.destroy();

/** Promises more than it sends, then cuts the connection. */
export const cutsAfter =
  (text: string): Conduct =>
  (request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length + 1000 });
    response.write(text, () => request.socket.destroy());
  };

/** Sends chunk by chunk and cuts the connection before the last one. */
export const cutsChunks =
  (text: string): Conduct =>
  (request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write(text, () => request.socket.destroy());
  };

/** Sends a body byte by byte, so many milliseconds apart. */
export const dribbles =
  (body: unknown, every: number): Conduct =>
  async (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    for (const byte of Buffer.from(JSON.stringify(body))) {
      response.write(Buffer.of(byte));
      await pause(every);
    }
    response.end();
  };

/** Speaks something that is not HTTP. */
export const babbles: Conduct = request => void request.socket.end('SSH-2.0-OpenSSH_9.6\r\n');
