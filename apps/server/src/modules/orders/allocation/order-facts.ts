import { type Decimal, type LocalDate, multiply, scaled, sum } from '@axle/kernel';
import { type KnownFacts, parcelFacts } from '@axle/logistics';
import { stackedParcel } from '@axle/orders';
import { businessDay, businessZone } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { dollarRates } from '../../logistics/rule/in-dollars.ts';
import type { QuotedParcel } from '../../logistics/rule/last-mile-book.ts';
import { type OrderPiece, orderPieces } from './order-pieces.ts';

/** An order as the rules that choose its warehouse see it. */
export interface AskedOrder {
  readonly id: number;
  readonly orderNo: string;
  readonly store: number;
  readonly site: number | null;
  readonly country: number | null;
  readonly pieces: readonly OrderPiece[];
  readonly known: KnownFacts;
  readonly parcel: Omit<QuotedParcel, 'warehouse'>;
  readonly promised?: LocalDate;
}

interface Row {
  readonly id: number;
  readonly order_no: string;
  readonly store: number;
  readonly site: number | null;
  readonly country: number | null;
  readonly platform: string;
  readonly store_code: string;
  readonly site_code: string | null;
  readonly country_code: string | null;
  readonly state: string | null;
  readonly zone_group: string | null;
  readonly zip: string | null;
  readonly po_box: boolean;
  readonly service: string;
  readonly tags: readonly string[];
  readonly currency: string;
  readonly total: Decimal;
  readonly promised_by: string | null;
  readonly hour: number;
}

const or = (key: string, value: unknown): KnownFacts => (value === null || value === undefined ? {} : { [key]: value as string });
const distinct = (values: readonly string[]): readonly string[] => [...new Set(values)];

/** Cubic metres of the pieces, where the sides of all are known. */
function cubicMetres(pieces: readonly OrderPiece[]): Decimal | undefined {
  if (pieces.some(({ article }) => article.sides === undefined)) return undefined;
  const cubic = pieces.map(({ qty, article: { sides } }) => sides!.reduce(multiply, String(qty) as Decimal));
  return multiply(sum(cubic), '0.000001' as Decimal);
}

function askedOrder(row: Row, pieces: readonly OrderPiece[], usd: Decimal | undefined): AskedOrder {
  const { sides, kg } = stackedParcel(pieces.map(({ article }) => article));
  const promised = row.promised_by === null ? undefined : businessDay(new Date(row.promised_by));
  const known: KnownFacts = {
    platform: row.platform,
    store: row.store_code,
    ...or('site', row.site_code),
    ...or('destCountry', row.country_code),
    ...or('destState', row.state),
    ...or('zoneGroup', row.zone_group),
    ...or('zip3', row.zip?.replace(/\s/g, '').slice(0, 3)),
    isPoBox: String(row.po_box),
    // no order holds the kind of its address: parcels go to homes
    isResidential: 'true',
    serviceLevel: row.service,
    expedited: String(row.service === 'expedited' || row.service === 'nextDay'),
    category: distinct(pieces.map(({ category }) => category)),
    sku: distinct(pieces.map(({ code }) => code)),
    brand: distinct(pieces.map(({ brand }) => brand)),
    hazard: distinct(pieces.map(({ hazard }) => hazard)),
    lines: String(pieces.length),
    totalQty: String(pieces.reduce((total, { qty }) => total + qty, 0)),
    ...or('totalKg', kg),
    ...or('totalCbm', cubicMetres(pieces)),
    ...or('amountUsd', usd),
    ...or('promisedDate', promised),
    ...or('promised', promised),
    orderTag: row.tags,
    hour: String(row.hour),
    ...parcelFacts(sides, kg),
  };
  const parcel = {
    residential: true,
    ...(row.zip === null ? {} : { zip: row.zip }),
    ...(row.state === null ? {} : { state: row.state }),
    ...(sides ? { sides } : {}),
    ...(kg ? { kg } : {}),
  };
  const { id, order_no: orderNo, store, site, country } = row;
  return { id, orderNo, store, site, country, pieces, known, parcel, ...(promised === undefined ? {} : { promised }) };
}

/**
 * Orders with their pieces and all that rules may ask of them, those that were paid first at the head; a parcel is worth what
 * its orders are together, and promised for the day of the earliest of them.
 */
export async function askedOrders(database: Kysely<Tables>, ids: readonly number[], day: LocalDate): Promise<readonly AskedOrder[]> {
  const { rows } = await sql<Row>`
    select o.id, o.order_no, o.store, o.site, o.country, o.platform, e.code as store_code, i.code as site_code, c.iso2 as country_code,
      o.state, r.zone_group, o.postcode as zip, o.ship_service as service, o.tags, o.currency,
      (o.total + coalesce(m.total, 0))::text as total, least(o.promised_by, m.promised_by) as promised_by,
      coalesce(concat_ws(' ', o.line1, o.line2) ~* '\\mp\\.?\\s*o\\.?\\s*box\\M', false) as po_box,
      extract(hour from o.purchase_at at time zone ${businessZone})::integer as hour
    from sales_order o join store e on e.id = o.store left join site i on i.id = o.site left join country c on c.id = o.country
    left join state r on r.country = o.country and r.abbr = upper(o.state)
    cross join lateral (select sum(g.total) as total, min(g.promised_by) as promised_by from sales_order g where g.merged_into = o.id) m
    where o.id = any(${[...ids]}::bigint[]) order by o.paid_at nulls last, o.purchase_at, o.id`.execute(database);
  const pieces = await orderPieces(database, ids);
  const dollars = await dollarRates(
    database,
    rows.map(({ currency }) => currency),
    day,
  );
  return rows.map(row => {
    const rate = dollars.get(row.currency);
    return askedOrder(row, pieces.get(row.id) ?? [], rate && scaled(row.total, rate, 2));
  });
}
