import { bareOe, compressYears } from '@axle/catalog';
import { fill, foldSpelling, ok, type Text } from '@axle/kernel';
import { sql } from 'kysely';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { fieldRights } from '../../../platform/resources/field-rights.ts';

interface Fitted {
  readonly sku: string;
  readonly make: string;
  readonly model: string;
  readonly year_from: number;
  readonly year_to: number;
  readonly submodel: string | null;
  readonly engine: string | null;
  readonly drive: string | null;
  readonly body_style: string | null;
  readonly position: string | null;
  readonly qty: number;
  readonly note: string | null;
}

const summaryWords: Text = {
  zh: '{skus} 个SKU，{count} 个车型年款',
  en: '{skus} {skus|SKU|SKUs}, {count} {count|vehicle-year|vehicle-years}',
};
/** Most rows of the table for platforms. */
const mostYears = 20_000;

const alike = (row: Fitted): string =>
  JSON.stringify([row.sku, row.make, row.model, row.submodel, row.engine, row.drive, row.body_style, row.position, row.qty].map(fold));
const fold = (value: string | number | null) => (typeof value === 'string' ? foldSpelling(value) : value);
const present = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ''));

const yearsIn = (rows: readonly Fitted[]): readonly number[] =>
  rows.flatMap(({ year_from, year_to }) => Array.from({ length: year_to - year_from + 1 }, (_, at) => year_from + at));
const rangesOf = (rows: readonly Fitted[]): string =>
  compressYears(yearsIn(rows))
    .map(({ from, to }) => (from === to ? String(from) : `${from}–${to}`))
    .join(', ');

/**
 * [B10] The vehicles that a part fits, known by its SKU, an OE or an interchange number: years compressed, and year by year as platforms
 * take them.
 */
export const vehiclesOfPart: ToolHandler = async ({ parts, input }) => {
  const sku = parts.caller.registry.referred('sku')!;
  const typed = String(input['part']);
  const { mayRead } = fieldRights({ resource: sku, page: 'skuList', caller: parts.caller });
  const bare = bareOe(typed);
  const { rows } = await sql<Fitted>`
    select t.sku, f.make, f.model, f.year_from, f.year_to, f.submodel, f.engine, f.drive, f.body_style, f.position,
    f.qty_per_vehicle as qty, f.note
    from fitment f join sku t on t.id = f.sku
    where f.status = 1 and ${seenRows({ ...parts, resource: sku })} and (
      t.sku = ${typed.trim().toUpperCase()}
      or (${mayRead('oeNumbers') && bare !== ''} and t.oe_keys && ${[bare]}::text[])
      or (${mayRead('interchangeNos') && bare !== ''} and exists (select from unnest(t.interchange_nos) i
      where bare_oe(i) = ${bare})))
    order by t.sku, lower(f.make), lower(f.model), f.year_from, f.id`.execute(parts.database);
  const vehicles = [...Map.groupBy(rows, alike).values()];
  const lines = vehicles.map(([first, ...more]) => {
    const { sku: code, make, model, submodel, engine, drive, body_style, position, qty } = first!;
    return present({
      sku: code,
      make,
      model,
      years: rangesOf([first!, ...more]),
      submodel,
      engine,
      drive,
      bodyStyle: body_style,
      position,
      qty,
    });
  });
  const everyYear = vehicles.flatMap(group => {
    const { sku: code, make, model, submodel, engine, drive, body_style } = group[0]!;
    const notes = [drive, body_style, ...new Set(group.map(({ note }) => note))].filter(Boolean).join('; ');
    return [...new Set(yearsIn(group))].map(year =>
      present({ sku: code, Year: year, Make: make, Model: model, Trim: submodel, Engine: engine, Notes: notes }),
    );
  });
  const skus = new Set(rows.map(row => row.sku)).size;
  return ok({ summary: fill(summaryWords, { skus, count: everyYear.length }), lines, compatibility: everyYear.slice(0, mostYears) });
};
