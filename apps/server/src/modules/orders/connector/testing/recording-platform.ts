import { createServer } from 'node:http';
import type { FakeAnswer } from './fake-platform.ts';
import { listenHere } from './listen-here.ts';

/** What was sent to a platform. */
export interface SentCall {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** A platform on this machine that reads what it is sent; without an answer of the test the line breaks after it was read. */
export async function recordingPlatform(answer: (call: SentCall) => FakeAnswer | undefined) {
  const calls: SentCall[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const words = Buffer.concat(parts).toString();
      const { method = 'GET', url: path = '/', headers } = request;
      const call = { method, path, headers, body: words === '' ? undefined : (JSON.parse(words) as unknown) };
      calls.push(call);
      const said = answer(call);
      if (!said) return void request.socket.destroy();
      response.writeHead(said.status ?? 200, { 'content-type': 'application/json', ...said.headers });
      response.end(said.status === 204 ? undefined : JSON.stringify(said.body ?? {}));
    });
  });
  return { calls, ...(await listenHere(server)) };
}
