import { demoOfToday } from '@axle/server/src/testing/demo-of-today.ts';
import { describe, expect, it } from 'vitest';
import { hotSku, lastPieces, manyServers } from './fights.ts';
import { groundIn } from './ground.ts';
import { moments } from './moments.ts';
import { postingRate } from './posting-rate.ts';
import { salesOrders } from './sales-orders.ts';

const ground = await groundIn('test cluster', await demoOfToday());

/** Each throws when what it demands does not hold; the sizes are those of a check, `pnpm load` runs the large ones. */
describe('the stock ledger under load', () => {
  it('gives the last pieces to as many as there are, none twice, whoever sends a key again', async () => {
    expect(await lastPieces(ground, { clients: 16, pieces: 8, processes: 2 })).toHaveLength(1);
  });

  it('lets all postings on a hot SKU through, and all over pairs in any order', async () => {
    expect(await hotSku(ground, 40, 1)).toHaveLength(2);
  });

  it('is the same whether one process writes it or three', async () => {
    expect(await manyServers(ground, 40, [1, 3])).toHaveLength(2);
  });

  it('reads past moments as a replay of all moves does', async () => {
    expect(await moments(ground, { postings: 100, looks: 200 })).toHaveLength(1);
  });

  it('posts as the bare statements do', async () => {
    expect((await postingRate(ground, { clients: 2, each: 3, rounds: 1 }))[0]?.ratio).toBeGreaterThan(0);
  });

  it('takes orders in once, and allocates them by several workers without reserving a piece twice', async () => {
    expect(await salesOrders(ground, { orders: 240, workers: 4 })).toHaveLength(3);
  });
});
