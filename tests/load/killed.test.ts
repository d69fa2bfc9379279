import { afterAll, expect, it } from 'vitest';
import { embedded, layGround } from './ground.ts';
import { killed } from './killed.ts';

// a cluster that forgets nothing on a power cut, and that nobody else works on
const ground = await layGround(embedded);
afterAll(() => ground.close());

it('the stock ledger holds acknowledged postings once, whichever process is killed', async () => {
  expect(await killed(ground, 2, 60)).toHaveLength(2);
});
