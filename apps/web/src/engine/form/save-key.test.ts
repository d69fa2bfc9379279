import { ok, refuse } from '@axle/kernel';
import { expect, it } from 'vitest';
import { SaveKey } from './save-key.ts';

it('the same content is sent with the same key until there is a reply; other content and a new save have their own key', async () => {
  let last = 0;
  const saving = new SaveKey(() => `k${++last}`);
  const keys: string[] = [];
  const send = (what: unknown, code?: string, replyCode?: number) =>
    saving.send(what, async key => {
      keys.push(key);
      return code === undefined ? ok(1) : refuse([{ code, message: { zh: '', en: '' }, replyCode }]);
    });
  await send({ a: 1 }, 'NO_RESPONSE');
  await send({ a: 1 }, 'OFFLINE');
  await send({ a: 2 }, 'NO_RESPONSE');
  await send({ a: 2 }, 'HTTP_STATUS', 502);
  await send({ a: 2 }, 'REQUIRED');
  await send({ a: 2 });
  await send({ a: 2 });
  expect(keys).toEqual(['k1', 'k1', 'k2', 'k2', 'k2', 'k3', 'k4']);
});

it('a save without a reply is reported with a sentence that says what to do', async () => {
  const messages = async (code: string) => {
    const reply = await new SaveKey(() => 'k').send({}, async () => refuse([{ code, message: { zh: '原话', en: 'as it came' } }]));
    return reply.ok ? [] : reply.refusal.map(({ message }) => message.en);
  };
  expect(await messages('NO_RESPONSE')).toEqual([expect.stringContaining('save again later; it will not be saved twice')]);
  expect([await messages('OFFLINE'), await messages('REQUIRED')]).toEqual([['as it came'], ['as it came']]);
});
