import { mainBase } from '@axle/wire';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { answerErrors } from './error-reply.ts';
import { refuseWhileClosing } from './refuse-while-closing.ts';

it('a server that stops answers in words what still comes', async () => {
  const app = fastify({ return503OnClosing: false });
  refuseWhileClosing(app);
  answerErrors(app);
  app.get(`${mainBase}/base/thing`, async () => ({ code: 200 }));
  const ask = async (): Promise<unknown> => (await fetch(address)).json();
  const late: unknown[] = [];
  app.addHook('preClose', async () => void late.push(await ask()));
  const address = `${await app.listen({ host: '127.0.0.1', port: 0 })}${mainBase}/base/thing`;
  expect(await ask()).toEqual({ code: 200 });
  await app.close();
  expect(late).toMatchObject([{ code: 503, reason: 'UNAVAILABLE' }]);
});
