import { takeSnapshots } from '@axle/server/src/modules/inventory/report/take-snapshots.ts';
import { recordPath } from '@axle/wire';
import { type Figure, median, milliseconds, percentile } from '../bench/table.ts';
import { removeFolder, startServer } from '../support/running-server.ts';
import { signedIn } from '../support/signed-in.ts';
import { demand } from './full-check.ts';
import { type Ground, urlOf } from './ground.ts';
import { serverFolder } from './server-folder.ts';

/** Milliseconds that an answer out of the long ledger may take. */
const bar = 100;

/**
 * How a part of the ledger is filled: moves of all SKUs and bins in turn, two pieces in and one out, with layers and their moves, from some
 * years ago until now; a document has 100 moves, one has 2,000.
 */
const filling = [
  `create temporary table place as
    select row_number() over () - 1 as key, s.id as sku, b.id as bin, b.warehouse from unnest($1::bigint[]) s (id) cross join (
      select b.id, b.warehouse from bin b join warehouse_area a on a.id = b.area where b.warehouse = $2 and a.use in ('pick', 'reserve')
      order by b.id limit 50) b`,
  `create temporary table step as
    select n, p.*, n / k.keys as turn, case when (n / k.keys) % 2 = 0 then 2 else -1 end as qty
    from generate_series(0, $1::bigint - 1) n cross join (select count(*) as keys from place) k join place p on p.key = n % k.keys`,
  `insert into stock_posting (idem_key, payload_hash, biz_type, doc_type, doc_no, belongs_to, posted_at, by)
    select 'load:long:' || n, 'long', case when qty > 0 then 'purchase_in' else 'sale_out' end, 'load', d.no, d.no,
      now() - interval '3 years' + interval '3 years' * (n::float8 / $1::float8), $2::bigint
    from step cross join lateral (select case when n < 2000 then 'LONG-LARGE' else 'LONG' || n / 100 end as no) d
    where n % 5 = 0 order by n`,
  `insert into stock_item (warehouse, sku) select distinct warehouse, sku from place on conflict do nothing`,
  `insert into stock_move (posting, warehouse, bin, sku, status, qty_delta, balance_after, biz_date, posted_at)
    select p.id, s.warehouse, s.bin, s.sku, 'available', s.qty, s.turn / 2 + case when s.turn % 2 = 0 then 2
    else 1 end, p.posted_at::date, p.posted_at
    from step s join stock_posting p on p.idem_key = 'load:long:' || (s.n - s.n % 5) order by s.n`,
  `insert into stock_balance (warehouse, bin, sku, status, qty, last_seq)
    select warehouse, bin, sku, 'available', balance_after, seq from (
      select m.*, row_number() over (partition by m.warehouse, m.bin, m.sku order by m.posted_at desc, m.seq desc) as place
      from stock_move m join stock_posting p on p.id = m.posting where p.payload_hash = 'long'
    ) m where m.place = 1`,
  `with made as (
      insert into stock_layer (posting, warehouse, sku, received_at, origin_received_at, qty_in, value_in, qty_left, value_left,
      cost_source)
      select min(m.posting), m.warehouse, m.sku, min(m.posted_at), min(m.posted_at), sum(m.qty_delta), sum(m.qty_delta) * 35,
      sum(m.qty_delta), sum(m.qty_delta) * 35, 'po_price'
      from stock_move m join stock_posting p on p.id = m.posting where p.payload_hash = 'long' group by m.warehouse, m.sku returning *
    ) insert into layer_move (posting, layer, qty_delta, value_delta, qty_after, value_after, warehouse, sku, biz_date, posted_at)
    select posting, id, qty_in, value_in, qty_in, value_in, warehouse, sku, received_at::date, received_at from made`,
  `update stock_item i set available = b.qty, value_left = b.qty * 35, last_posted_at = now() from (
      select warehouse, sku, sum(qty) as qty from stock_balance where status = 'available' group by 1, 2) b
    where b.warehouse = i.warehouse and b.sku = i.sku and i.available = 0`,
];

async function fill({ pool, skus, warehouse, by }: Ground, moves: number): Promise<void> {
  const own = skus.slice(120, 220);
  const client = await pool.connect();
  try {
    const values = [[own, warehouse], [moves], [moves, by], [], [], [], [], []];
    await client.query('begin');
    for (const [at, statement] of filling.entries()) await client.query(statement, values[at]);
    await client.query('commit');
  } finally {
    client.release();
  }
  await pool.query('vacuum analyze stock_move, stock_posting, stock_item, stock_balance, stock_layer, layer_move');
}

/** Seconds that a piece of work took, in words. */
async function timed(words: string, work: () => Promise<unknown>): Promise<string> {
  const began = performance.now();
  await work();
  return `${words} in ${Math.round((performance.now() - began) / 1000)} s`;
}

/** Keeps the ends of the ledger's months, as the daily job does one by one. */
async function keepMonthEnds({ db, pool }: Ground): Promise<void> {
  await takeSnapshots(db, new Date());
  await pool.query('vacuum analyze stock_snapshot, stock_item_snapshot');
}

/** Fills the ledger and asks a server of its own so many times what people ask: balances, past moments, pages of the ledger. */
export async function longLedger(ground: Ground, { moves, times: asks }: { moves: number; times: number }): Promise<readonly Figure[]> {
  const figures: Figure[] = [
    { what: `${moves.toLocaleString('en')} moves`, ours: await timed('filled', () => fill(ground, moves)) },
    { what: 'ends of their months', ours: await timed('kept', () => keepMonthEnds(ground)) },
  ];
  const folder = await serverFolder(ground);
  const server = await startServer(folder, { DATABASE_URL: urlOf(ground) });
  try {
    const person = await signedIn(server.origin, 'superadmin');
    const [sku, warehouse] = [ground.skus[150]!, ground.warehouse];
    const list = (resource: string, page: string, filters: readonly object[], sort: readonly object[], more: object = {}) =>
      person.post(recordPath({ service: 'stock', path: resource }, 'list'), { page, limit: 200, filters, sort, ...more });
    const newest = [{ field: 'seq', descending: true }];
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString();
    const atMoment = (clock: string, ago: number) =>
      person.post(recordPath({ service: 'stock', path: 'stock_item' }, 'work'), {
        page: 'stockBalance',
        tool: 'atMoment',
        input: { sku, warehouse, clock, at: Date.parse(day(ago)) / 1000 },
      });
    /** A day a year ago in the middle of its month, as far from a month end as days are. */
    const middle = `${day(365).slice(0, 8)}15`;
    const past = (asOf: object) =>
      list('stock_item', 'stockBalance', [asOf, { field: 'onHand', op: 'gt', value: 0 }], [{ field: 'skuCode' }]);
    const asked: Readonly<Record<string, () => Promise<unknown>>> = {
      'stock balance, first page': () =>
        list('stock_item', 'stockBalance', [{ field: 'onHand', op: 'gt', value: 0 }], [{ field: 'skuCode' }]),
      'stock balance of a SKU': () => list('stock_item', 'stockBalance', [{ field: 'sku', op: 'eq', value: sku }], [{ field: 'skuCode' }]),
      'stock balance a year ago, by booking, first page': () => past({ field: 'asOf', op: 'lte', value: `${middle}T12:00:00.000Z` }),
      'stock balance a year ago, by day of business, first page': () => past({ field: 'asOfDay', op: 'lte', value: middle }),
      'stock ledger, first page': () => list('stock_move', 'stockLedger', [], newest),
      'stock ledger of a SKU': () => list('stock_move', 'stockLedger', [{ field: 'sku', op: 'eq', value: sku }], newest),
      'stock ledger of a document': () => list('stock_move', 'stockLedger', [{ field: 'docNo', op: 'eq', value: 'LONG150' }], newest),
      'stock ledger of a document of 2,000 moves': () =>
        list('stock_move', 'stockLedger', [{ field: 'docNo', op: 'eq', value: 'LONG-LARGE' }], newest),
      'stock of a SKU a year ago, by booking': () => atMoment('posted', 365),
      'stock of a SKU a year ago, by day of business': () => atMoment('business', 365),
      'stock of a SKU yesterday, by day of business': () => atMoment('business', 1),
    };
    const slow: string[] = [];
    for (const [what, ask] of Object.entries(asked)) {
      const times: number[] = [];
      await ask();
      for (let run = 0; run < asks; run += 1) {
        const start = performance.now();
        await ask();
        times.push(performance.now() - start);
      }
      if (median(times) > bar) slow.push(what);
      figures.push({ what, ours: milliseconds(median(times)), against: `p95 ${milliseconds(percentile(times, 95))}` });
    }
    if (slow.length > 0) figures.push({ what: `more than ${bar} ms`, ours: slow.join('; ') });
    demand(moves < 1_000_000 || figures.length > 2, 'nothing was asked');
    return figures;
  } finally {
    await server.stop();
    await removeFolder(folder);
  }
}
