import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerBrokenRequest } from './answer-broken-request.ts';
import { dropStalledBodies } from './drop-stalled-bodies.ts';

const app = fastify({ clientErrorHandler: answerBrokenRequest });
dropStalledBodies(app, 50);
app.post('/echo', async ({ body }) => body);
beforeAll(() => app.listen({ host: '127.0.0.1', port: 0 }));
afterAll(() => app.close());

/** What the server answers to these bytes before it ends the connection. */
const answerTo = async (bytes: string): Promise<string> => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  return text(socket);
};
const head = 'POST /echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nconnection: close\r\n';

it('a body that stops half-way ends the connection; a whole one is answered', async () => {
  expect(await answerTo(`${head}content-length: 9\r\n\r\n{"a"`)).toBe('');
  expect(await answerTo(`${head}content-length: 7\r\n\r\n{"a":1}`)).toMatch(/^HTTP\/1\.1 200 [\s\S]+\{"a":1\}$/);
});

it('headers without end and what is no request are answered in the envelope', async () => {
  expect(await answerTo(`${head}x-long: ${'x'.repeat(20_000)}\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 431 [\s\S]+"code":413,.+"reason":"TOO_LARGE"/,
  );
  expect(await answerTo('HELLO\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [\s\S]+"code":400,.+"reason":"MALFORMED"/);
});
