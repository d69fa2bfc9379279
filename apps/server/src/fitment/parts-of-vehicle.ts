import { type Fit, fits, type OpenQualifier, type Vehicle } from '@axle/catalog';
import { fill, foldSpelling, ok, type Text } from '@axle/kernel';
import { can } from '@axle/permissions';
import type { RecordValues } from '@axle/page-kit';
import { sql } from 'kysely';
import { allPages } from '../pages/all-pages.ts';
import type { ToolHandler } from '../resources/calls/tool-handler.ts';
import { seenRows } from '../resources/data-scope.ts';
import { fieldRights } from '../resources/field-rights.ts';
import type { RecordParts } from '../resources/record-parts.ts';
import { namesOfVehicle } from './names-of-vehicle.ts';

interface FittedPart {
  readonly id: number;
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
  readonly sku: string;
  readonly name_zh: string;
  readonly name_en: string;
  readonly category_zh: string;
  readonly category_en: string;
  readonly oe: readonly string[] | null;
  readonly status: string;
  readonly stock: string | null;
  readonly substitutes: string | null;
  readonly price: string | null;
}

const told: Text = { zh: '{fit} 件适配，{asked} 件需确认', en: '{fit} parts fit, {asked} are to be asked about' };

const words: Readonly<Record<OpenQualifier['qualifier'], string>> = {
  submodel: 'submodel',
  engine: 'engine',
  drive: 'drive',
  bodyStyle: 'body',
};
const rank: Readonly<Record<Fit['fit'], number>> = { yes: 0, conditional: 1, no: 2 };

/** `engine = 2.4L?` */
const questionOf = (open: readonly OpenQualifier[]): string =>
  open.map(({ qualifier, value }) => `${words[qualifier]} = ${value}?`).join(', ');

/** Prices of listings, for whoever may list them and see what they cost, of the shops that the asker may see. */
function pricesFor(parts: RecordParts) {
  const listing = allPages.referred('amazonListing');
  const page = 'amazonListingSummary';
  const may =
    listing &&
    can(parts.caller.access, `basic.${page}.list`) &&
    fieldRights({ resource: listing, page, caller: parts.caller }).mayRead('price');
  if (!may) return sql`null::text`;
  return sql`(select string_agg(distinct i.code || ' ' || trim_scale(t.price) || coalesce(' ' || i.currency, ''), ' · ') from amazon_listing t join site i on i.id = t.site
    where t.sku = k.id and t.latest and t.price is not null and ${seenRows({ ...parts, resource: listing })})`;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** What we have for a vehicle: every part in use that fits it, or may fit it, with its stock, its prices and what stands in for it. */
export const partsOfVehicle: ToolHandler = async ({ parts, input }) => {
  const vehicle: Vehicle = {
    make: String(input['make']),
    model: String(input['model']),
    year: Number(input['year']),
    submodel: text(input['submodel']),
    engine: text(input['engine']),
    drive: text(input['drive']),
    bodyStyles: [input['bodyStyle']].flatMap(style => text(style) ?? []),
    aliases: await namesOfVehicle(parts.database, String(input['make']), String(input['model'])),
  };
  const names = (name: string) => [name, ...vehicle.aliases!].map(foldSpelling);
  const sku = allPages.referred('sku')!;
  const { rows } = await sql<FittedPart>`
    with recursive below as (
      select id from category where id = ${input['category'] ?? null}::bigint
      union all select c.id from category c join below b on c.parent = b.id
    ), found as (
      select f.id, f.make, f.model, f.year_from, f.year_to, f.submodel, f.engine, f.drive, f.body_style, coalesce(f.position, t.position) as position,
        f.qty_per_vehicle as qty, f.note, t.id as sku_id
      from fitment f join sku t on t.id = f.sku
      where f.status = 1 and t.sales_status not in ('draft', 'archived') and ${seenRows({ ...parts, resource: sku })}
        and lower(f.make) = any(${names(vehicle.make)}::text[]) and lower(f.model) = any(${names(vehicle.model)}::text[])
        and ${vehicle.year} between f.year_from and f.year_to
        and (${input['category'] ?? null}::bigint is null or t.category in (select id from below))
    )
    select f.*, k.sku, k.name_zh, k.name_en, c.name_zh as category_zh, c.name_en as category_en, k.oe_numbers as oe, k.sales_status as status,
      (select string_agg(m.code || ' ' || s.pieces, ' · ' order by m.code)
        from market m cross join lateral (select market_stock(m.id, k.id) as pieces) s where s.pieces > 0) as stock,
      (select string_agg(distinct o.sku, ', ') from sku_substitute_members me
        join sku_substitute g on g.id = me.record_id and g.status = 1 and current_date between g.effective_from and coalesce(g.effective_to, 'infinity')
        join sku_substitute_members other on other.record_id = g.id and other.sku <> k.id join sku o on o.id = other.sku
        where me.sku = k.id and o.sales_status in ('new', 'onSale', 'clearance')) as substitutes,
      ${pricesFor(parts)} as price
    from found f join sku k on k.id = f.sku_id join category c on c.id = k.category
    where ${input['position'] ?? null}::text is null or f.position = ${input['position'] ?? null}
    order by c.code, k.sku, f.id`.execute(parts.database);
  const mayRead = fieldRights({ resource: sku, page: 'skuList', caller: parts.caller }).mayRead;
  const best = new Map<string, { readonly row: FittedPart; readonly fit: Fit }>();
  for (const row of rows) {
    const fit = fits({ ...qualifiersOf(row), make: row.make, model: row.model, yearFrom: row.year_from, yearTo: row.year_to }, vehicle);
    if (fit.fit === 'no' || (input['inStock'] === true && row.stock === null)) continue;
    const key = `${row.sku}/${row.position ?? ''}`;
    const known = best.get(key);
    if (!known || rank[fit.fit] < rank[known.fit.fit]) best.set(key, { row, fit });
  }
  const lines = [...best.values()].map(({ row, fit }) => lineOf(row, fit, mayRead));
  const fit = lines.filter(line => line['fit'] === 'yes').length;
  return ok({ told: fill(told, { fit, asked: lines.length - fit }), lines });
};

const qualifiersOf = ({ submodel, engine, drive, body_style }: FittedPart) => ({
  submodel: submodel ?? undefined,
  engine: engine ?? undefined,
  drive: drive ?? undefined,
  bodyStyle: body_style ?? undefined,
});

/** A part as the results show it: of the SKU, what its own page shows to the asker. */
function lineOf(row: FittedPart, { fit, open }: Fit, mayRead: (field: string) => boolean): RecordValues {
  const shown: RecordValues = {
    sku: row.sku,
    fit,
    question: questionOf(open) || undefined,
    position: row.position ?? undefined,
    qty: row.qty,
    note: row.note ?? undefined,
    stock: row.stock ?? undefined,
    price: row.price ?? undefined,
    substitutes: row.substitutes ?? undefined,
    name: mayRead('nameZh') && mayRead('nameEn') ? { zh: row.name_zh, en: row.name_en } : undefined,
    category: mayRead('category') ? { zh: row.category_zh, en: row.category_en } : undefined,
    oe: mayRead('oeNumbers') ? (row.oe ?? []).join(', ') || undefined : undefined,
    status: mayRead('salesStatus') ? row.status : undefined,
  };
  return Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== undefined));
}
