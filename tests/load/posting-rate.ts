import type { Decimal } from '@axle/kernel';
import { inTransaction } from '@axle/server/src/platform/resources/writes/in-transaction.ts';
import { stockLedger } from '@axle/server/src/modules/inventory/stock/stock-ledger.ts';
import type { Tables } from '@axle/server/src/platform/database/tables.ts';
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { type Figure, median } from '../bench/table.ts';
import { demand, fullCheck } from './full-check.ts';
import { bring, type Ground } from './ground.ts';
import { registry } from '@axle/server/src/testing/whole-registry.ts';

const run = 'rate';

async function post(db: Kysely<Tables>, { warehouse, bin, by }: Ground, sku: number, key: string): Promise<void> {
  const reply = await inTransaction(db, async transaction =>
    stockLedger({ registry, transaction, now: new Date(), by }).post({
      idemKey: key,
      docType: 'load',
      docNo: run,
      bizType: 'purchase_in',
      changes: [{ warehouse, bin, sku, status: 'available', qty: 1 }],
      incoming: [{ warehouse, sku, qty: 1, cost: { value: '35.2' as Decimal, source: 'po_price' } }],
    }),
  );
  demand(reply.ok, 'a posting was refused');
}

/** The statements that one posting makes. */
async function statementsOf(ground: Ground, sku: number, key: string): Promise<readonly CompiledQuery[]> {
  const asked: CompiledQuery[] = [];
  const watched = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: ground.pool }), log: event => void asked.push(event.query) });
  await post(watched, ground, sku, key);
  return asked.filter(({ sql }) => !/^(begin|commit)$/i.test(sql));
}

/** The parameters of the next posting of the same SKU: another key, and so many pieces more behind it. */
const later = (parameters: readonly unknown[], key: string, next: string, more: number): unknown[] =>
  parameters.map(parameter => {
    if (parameter === key) return next;
    if (parameter instanceof Date) return new Date();
    return typeof parameter === 'string'
      ? parameter.replace(/"balanceAfter":(\d+)/g, (_, balance: string) => `"balanceAfter":${Number(balance) + more}`)
      : parameter;
  });

/** So many clients, each with a SKU of its own, post so many times. */
async function perSecondOf(clients: number, each: number, work: (client: number, time: number) => Promise<void>): Promise<number> {
  const began = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let time = 0; time < each; time += 1) await work(client, time);
    }),
  );
  return (clients * each * 1000) / (performance.now() - began);
}

/** Postings a second through the ledger, against the same statements with prepared values sent through the driver, without our code. */
export async function postingRate(
  ground: Ground,
  { clients, each, rounds }: { clients: number; each: number; rounds: number },
): Promise<readonly Figure[]> {
  const { pool } = ground;
  const skus = ground.skus.slice(110, 110 + clients);
  await bring(ground, skus, 1, run);
  const rates: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
  for (let round = 0; round < rounds; round += 1) {
    rates.ours.push(
      await perSecondOf(clients, each, (client, time) =>
        post(ground.db, ground, skus[client]!, `load:rate:${round}-ours-${client}-${time}`),
      ),
    );
    const keyOf = (client: number) => `load:rate:${round}-first-${client}`;
    const statements = await Promise.all(skus.map((sku, client) => statementsOf(ground, sku, keyOf(client))));
    rates.bare.push(
      await perSecondOf(clients, each, async (client, time) => {
        const connection = await pool.connect();
        try {
          await connection.query('begin');
          for (const { sql, parameters } of statements[client]!)
            await connection.query(sql, later(parameters, keyOf(client), `load:rate:${round}-bare-${client}-${time}`, time + 1));
          await connection.query('commit');
        } finally {
          connection.release();
        }
      }),
    );
  }
  await fullCheck(ground);
  const [ours, bare] = [median(rates.ours), median(rates.bare)];
  return [
    {
      what: `${clients} clients, a SKU each`,
      ours: `${Math.round(ours)} postings/s`,
      against: `${Math.round(bare)} postings/s`,
      ratio: bare / ours,
    },
  ];
}
