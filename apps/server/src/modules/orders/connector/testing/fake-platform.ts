import { createServer, type IncomingMessage } from 'node:http';
import { listenHere } from './listen-here.ts';

/** What a platform in a test answers to a call. */
export interface FakeAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** A platform on this machine: it notes each call, and answers what the test says. */
export async function fakePlatform(answer: (url: URL, request: IncomingMessage) => FakeAnswer) {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://fake');
    calls.push(url.pathname + url.search);
    const { status = 200, headers = {}, body = {} } = answer(url, request);
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  });
  return { calls, ...(await listenHere(server)) };
}
