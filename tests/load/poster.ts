import process from 'node:process';
import type { Decimal } from '@axle/kernel';
import { openPool, overPool } from '@axle/server/src/platform/database/connection.ts';
import { silentLog } from '@axle/server/src/platform/host/log.ts';
import { inTransaction } from '@axle/server/src/platform/resources/writes/in-transaction.ts';
import { stockLedger } from '@axle/server/src/modules/inventory/stock/stock-ledger.ts';
import type { PosterOrder } from './poster-order.ts';
import { registry } from '@axle/server/src/testing/whole-registry.ts';

/**
 * A program that books through the ledger as a server does: so many clients side by side take one key after the other. What the database
 * has acknowledged goes to the standard output, one line a key: `booked`, `again` or the code of the refusal. The only argument is a
 * {@link PosterOrder} as JSON.
 */
const order = JSON.parse(process.argv[2] ?? '') as PosterOrder;
const { connection, clients, from, to, step, warehouse, bin, skus, by, way } = order;
const db = overPool(openPool({ ...connection, max: clients }, silentLog));

let next = from;
const takeKey = (): number | undefined => {
  if (next >= to) return undefined;
  const key = next;
  next += step;
  return key;
};

/** The SKUs of a key: one, or two in an order that changes from key to key, so that those who lock them meet. */
const skusOf = (key: number): readonly number[] => {
  const own = [skus[key % skus.length]!, skus[(key + 1) % skus.length]!];
  return order.pairs ? (key % 2 === 0 ? own : own.toReversed()) : own.slice(0, 1);
};

async function book(key: number): Promise<string> {
  const qty = way === 'in' ? 1 : -1;
  const items = skusOf(key);
  const cost = { value: '35.2' as Decimal, source: 'po_price' as const };
  const reply = await inTransaction(db, async transaction =>
    stockLedger({ registry, transaction, now: new Date(), by }).post({
      idemKey: `load:${order.run}:${key}`,
      docType: 'load',
      docNo: order.run,
      bizType: way === 'in' ? 'purchase_in' : 'sale_out',
      changes: items.map(sku => ({ warehouse, bin, sku, status: 'available', qty })),
      ...(way === 'in' ? { incoming: items.map(sku => ({ warehouse, sku, qty: 1, cost, batch: order.run })) } : {}),
    }),
  );
  return reply.ok ? (reply.value.again ? 'again' : 'booked') : reply.refusal.code;
}

async function client(): Promise<void> {
  for (let key = takeKey(); key !== undefined; key = takeKey())
    for (let time = 0; time < order.times; time += 1) {
      const answer = await book(key).catch((error: unknown) => `failed ${(error as { code?: string }).code ?? String(error)}`);
      process.stdout.write(`${key} ${answer}\n`);
    }
}

await Promise.all(Array.from({ length: clients }, client));
await db.destroy();
