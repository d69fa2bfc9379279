import { ok, refuse } from '@axle/kernel';
import { expect, it } from 'vitest';
import { SaveKey } from './save-key.ts';

it('the same content goes by the same key until there is an answer; other content and a new saving have one of their own', async () => {
  let last = 0;
  const saving = new SaveKey(() => `k${++last}`);
  const keys: string[] = [];
  const send = (what: unknown, code?: string) =>
    saving.send(what, async key => {
      keys.push(key);
      return code === undefined ? ok(1) : refuse([{ code, message: { zh: '', en: '' } }]);
    });
  await send({ a: 1 }, 'NO_RESPONSE');
  await send({ a: 1 }, 'OFFLINE');
  await send({ a: 2 }, 'NO_RESPONSE');
  await send({ a: 2 }, 'REQUIRED');
  await send({ a: 2 });
  await send({ a: 2 });
  expect(keys).toEqual(['k1', 'k1', 'k2', 'k2', 'k3', 'k4']);
});
