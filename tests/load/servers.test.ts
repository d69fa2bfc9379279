import { demoOfToday } from '@axle/server/src/testing/demo-of-today.ts';
import { describe, expect, it } from 'vitest';
import { groundIn } from './ground.ts';
import { longLedger } from './long-ledger.ts';
import { overHttp } from './over-http.ts';

const ground = await groundIn('test cluster', await demoOfToday());

/** Each throws when what it demands does not hold; the sizes are those of a check, `pnpm load` runs the large ones. */
describe('the stock ledger behind servers', () => {
  it('gives the last pieces to as many as there are over HTTP, on two servers, however often they click', async () => {
    expect(await overHttp(ground, { clients: 8, pieces: 2 })).toHaveLength(1);
  });

  it('is asked through a server', async () => {
    expect((await longLedger(ground, { moves: 20_000, times: 3 })).length).toBeGreaterThan(5);
  });
});
