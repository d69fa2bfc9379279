import type { Decimal } from '@axle/kernel';
import { type Bought, comparedWith, savingOf } from '@axle/purchasing';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** Purchases of a SKU in a year, of one currency or, in CNY, of all of them. */
interface YearOfSku extends Bought {
  readonly sku: number;
  readonly year: number;
  readonly currency: string;
}

interface PricedLine extends Bought {
  readonly line: number;
  readonly sku: number;
  readonly year: number;
  readonly currency: string;
  readonly amountCny: Decimal | null;
}

/** Stands for all currencies, in CNY. */
const all = '';

const keyOf = ({ sku, year, currency }: Pick<YearOfSku, 'sku' | 'year' | 'currency'>) => `${sku} ${year} ${currency}`;

/** What was bought of some SKUs year by year, and what was bought of each first. */
async function purchasesOf(database: Kysely<Tables>, skus: readonly number[]) {
  const one = sql`
    select f.sku, extract(year from f.effective_on)::integer as year, f.currency, f.qty, f.net as amount, f.effective_on, f.line
    from order_line_fact f where f.sku = any(${skus}::bigint[]) and f.qty > 0
    union all
    select f.sku, extract(year from f.effective_on)::integer, ${all}, f.qty, f.net_cny, f.effective_on, f.line
    from order_line_fact f where f.sku = any(${skus}::bigint[]) and f.qty > 0 and f.net_cny is not null`;
  const years = await sql<YearOfSku>`
    select sku, year, currency, sum(qty)::integer as qty, sum(amount)::text as amount from (${one}) f group by 1, 2, 3`.execute(database);
  const firsts = await sql<YearOfSku>`
    select distinct on (sku, currency) sku, 0 as year, currency, qty, amount::text from (${one}) f
    order by sku, currency, effective_on, line`.execute(database);
  return { years: years.rows, firsts: firsts.rows };
}

/** [R73] What purchases of each year are compared with, by SKU, year and currency. */
async function basesOf(database: Kysely<Tables>, skus: readonly number[]): Promise<readonly YearOfSku[]> {
  const { years, firsts } = await purchasesOf(database, skus);
  const of = (rows: readonly YearOfSku[]) => new Map(rows.map(row => [keyOf(row), row]));
  const [byYear, first] = [of(years), of(firsts)];
  return years.flatMap(({ sku, year, currency }) => {
    const base = comparedWith(byYear.get(keyOf({ sku, year: year - 1, currency })), first.get(keyOf({ sku, year: 0, currency })));
    return base ? [{ sku, year, currency, qty: base.qty, amount: base.amount }] : [];
  });
}

/** The years of SKUs whose prices to compare with changed; they are kept as they are now. */
async function keepBases(database: Kysely<Tables>, bases: readonly YearOfSku[]): Promise<readonly Pick<YearOfSku, 'sku' | 'year'>[]> {
  const { rows } = await sql<Pick<YearOfSku, 'sku' | 'year'>>`
    insert into purchase_base as b (sku, year, currency, qty, amount)
    select n.sku, n.year, n.currency, n.qty, n.amount from json_populate_recordset(null::purchase_base, ${JSON.stringify(bases)}::json) n
    on conflict (sku, year, currency) do update set qty = excluded.qty, amount = excluded.amount
      where (b.qty, b.amount) is distinct from (excluded.qty, excluded.amount) returning sku, year`.execute(database);
  return rows;
}

/** [R73] [R91] Works out what was saved on purchases of some SKUs that are not compared yet, or whose prices to compare with changed. */
export async function comparePurchases(database: Kysely<Tables>, skus: readonly number[]): Promise<void> {
  const bases = await basesOf(database, skus);
  const changed = await keepBases(database, bases);
  const { rows } = await sql<PricedLine>`
    select f.line, f.sku, extract(year from f.effective_on)::integer as year, f.currency, f.qty, f.net::text as amount,
      f.net_cny::text as "amountCny"
    from order_line_fact f
    where f.qty > 0 and f.sku = any(${skus}::bigint[]) and (not f.compared or (f.sku, extract(year from f.effective_on)) in (
      select n.sku, n.year from json_to_recordset(${JSON.stringify(changed)}::json) as n (sku bigint, year integer)))`.execute(database);
  const by = new Map(bases.map(base => [keyOf(base), base]));
  const saved = rows.map(({ line, sku, year, currency, qty, amount, amountCny }) => {
    const [own, cny] = [currency, all].map(of => by.get(keyOf({ sku, year, currency: of })));
    const inOwn = own && savingOf({ qty, amount }, own);
    const inCny = cny && amountCny !== null ? savingOf({ qty, amount: amountCny }, cny) : undefined;
    return { line, basis: inOwn?.basis, saved: inOwn?.saving, basis_cny: inCny?.basis, saved_cny: inCny?.saving };
  });
  await sql`
    update order_line_fact f set compared = true, basis = n.basis, saved = n.saved, basis_cny = n.basis_cny, saved_cny = n.saved_cny
    from json_populate_recordset(null::order_line_fact, ${JSON.stringify(saved)}::json) n where f.line = n.line`.execute(database);
  // what is left was bought no more
  await sql`
    update order_line_fact set compared = true, basis = null, saved = null, basis_cny = null, saved_cny = null
    where not compared and sku = any(${skus}::bigint[])`.execute(database);
}
