import type { Rate } from '@axle/finance';
import {
  type Decimal,
  fill,
  type LocalDate,
  type Ratio,
  ok,
  type Refusal,
  refuse,
  type Result,
  scaled,
  text,
  type WorkCalendar,
} from '@axle/kernel';
import { deliveryDates, deliveryRowFor, fbmRate, type OfferedChannel } from '@axle/logistics';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { type FreightShelf, freightShelf, type StoredFreightTable } from '../freight/freight-tables.ts';
import { legCalendars } from '../leg/leg-calendars.ts';
import { activeRates, ratiosInto } from './in-dollars.ts';

interface KeptChannel {
  readonly id: number;
  readonly code: string;
  readonly freight?: number;
  readonly maxKg?: Decimal;
  readonly maxLongestCm?: Decimal;
  readonly maxLgCm?: Decimal;
  readonly poBox?: boolean;
  readonly military?: boolean;
  readonly hazards?: readonly string[];
}

interface KeptTime {
  readonly channel: number;
  readonly warehouse: string;
  readonly zone?: string;
  readonly state?: string;
  readonly typDays: number;
  readonly calendar: number;
  readonly effectiveFrom: LocalDate;
  readonly effectiveTo?: LocalDate;
}

/** A parcel as it is quoted: whence, whither, its sides in cm and kg; what is not known is absent. */
export interface QuotedParcel {
  readonly warehouse?: string;
  readonly zip?: string;
  readonly state?: string;
  readonly residential: boolean;
  readonly sides?: readonly [Decimal, Decimal, Decimal];
  readonly kg?: Decimal;
}

/** What channels take and cost on a day, read once. */
export interface LastMileBook {
  readonly day: LocalDate;
  readonly channels: readonly KeptChannel[];
  readonly tables: ReadonlyMap<number, Result<StoredFreightTable>>;
  readonly zips: ReadonlyMap<string, string>;
  readonly dollars: ReadonlyMap<string, Ratio>;
  readonly times: readonly KeptTime[];
  readonly calendars: ReadonlyMap<number, WorkCalendar>;
}

const present = <Row>(row: object): Row => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Row;

/** What books of several days have in common. */
export interface LastMileShelf extends Omit<LastMileBook, 'day' | 'tables' | 'dollars'> {
  readonly freight: FreightShelf;
  readonly rates: readonly Rate[];
}

/** Reads the channels in use of some codes with their days, for books of any day. */
export async function lastMileShelf(database: Kysely<Tables>, codes: readonly string[], known?: readonly Rate[]): Promise<LastMileShelf> {
  const wanted = [...new Set(codes.map(code => code.toUpperCase()))];
  const found = await sql<KeptChannel>`
    select id, code, freight, max_kg as "maxKg", max_longest_cm as "maxLongestCm", max_lg_cm as "maxLgCm", po_box as "poBox", military,
    hazards
    from logistics_channel where status = 1 and upper(code) = any(${wanted}::text[])`.execute(database);
  const channels = found.rows.map(row => present<KeptChannel>(row));
  const times = await sql<KeptTime>`
    select t.channel, w.code as warehouse, t.zone, t.state, t.typ_days as "typDays", t.calendar, t.effective_from as "effectiveFrom",
      t.effective_to as "effectiveTo"
    from delivery_time t join warehouse w on w.id = t.warehouse
    where t.status = 1 and t.channel = any(${channels.map(({ id }) => id)}::bigint[])`.execute(database);
  const warehouses = await database.selectFrom('warehouse').select(['code', 'zip']).where('zip', 'is not', null).execute();
  const { calendars } = await legCalendars(database, [...new Set(times.rows.map(({ calendar }) => calendar))]);
  return {
    channels,
    zips: new Map(warehouses.map(({ code, zip }) => [code.toUpperCase(), zip ?? ''])),
    times: times.rows.map(row => present<KeptTime>(row)),
    calendars,
    freight: await freightShelf(
      database,
      channels.flatMap(({ freight }) => freight ?? []),
    ),
    rates: known ?? (await activeRates(database)),
  };
}

/** The book of a day: the rate cards that are in force, and the currencies that they are paid in. */
export async function lastMileOn({ freight, rates, times, ...shelf }: LastMileShelf, day: LocalDate): Promise<LastMileBook> {
  const tables = new Map<number, Result<StoredFreightTable>>();
  for (const { freight: id } of shelf.channels) if (id !== undefined && !tables.has(id)) tables.set(id, await freight(id, day));
  const currencies = [...tables.values()].flatMap(table => (table.ok ? [table.value.currency] : []));
  return {
    ...shelf,
    day,
    tables,
    times: times.filter(({ effectiveFrom, effectiveTo }) => effectiveFrom <= day && (effectiveTo === undefined || effectiveTo >= day)),
    dollars: ratiosInto(rates, 'USD', currencies, day),
  };
}

/** Reads the channels in use of some codes with their rate cards, days and the currencies that they are paid in. */
export const lastMileBook = async (database: Kysely<Tables>, codes: readonly string[], day: LocalDate): Promise<LastMileBook> =>
  lastMileOn(await lastMileShelf(database, codes), day);

const unknown = (zh: string, en: string): Refusal => ({ code: 'NO_PARCEL', message: text(zh, en) });
const noCard: Refusal = { code: 'NO_TABLE', message: { zh: '没有运费表', en: 'has no rate card' } };

/** What a parcel costs by a rate card, and its zone there. */
function quoteOf(book: LastMileBook, channel: KeptChannel, parcel: QuotedParcel): Result<{ readonly usd: Decimal; readonly zone: string }> {
  const table = channel.freight === undefined ? undefined : book.tables.get(channel.freight);
  if (!table) return refuse(noCard);
  if (!table.ok) return table;
  const { zip: to, sides, kg, residential } = parcel;
  const from = parcel.warehouse === undefined ? undefined : book.zips.get(parcel.warehouse.toUpperCase());
  if (!from || !to) return refuse(unknown('缺少发货仓或收件邮编', 'warehouse or postal code is missing'));
  if (!sides || !kg) return refuse(unknown('缺少尺寸或重量', 'size or weight is missing'));
  const quote = fbmRate(table.value, { from, to, sides, kg, residential, day: book.day });
  if (!quote.ok) return quote;
  const { currency } = table.value;
  const dollars = book.dollars.get(currency);
  if (dollars === undefined) {
    const message = fill({ zh: '没有{currency}对美元的汇率', en: 'there is no exchange rate from {currency} to USD' }, { currency });
    return refuse({ code: 'NO_RATE', message });
  }
  return ok({ usd: scaled(quote.value.total, dollars, 2), zone: quote.value.zone });
}

/** What a parcel costs by the channel of a code, in US dollars; refused where something for it is not known. */
export function priceBy(book: LastMileBook, code: string, parcel: QuotedParcel): Result<Decimal> {
  const channel = book.channels.find(one => one.code.toUpperCase() === code.toUpperCase());
  const quote = channel ? quoteOf(book, channel, parcel) : refuse(noCard);
  return quote.ok ? ok(quote.value.usd) : quote;
}

/** The channels of a book as a parcel meets them. */
export const offersFor = (book: LastMileBook, parcel: QuotedParcel): readonly OfferedChannel[] =>
  book.channels.map(channel => {
    const { id, freight: _, ...limits } = channel;
    const quote = quoteOf(book, channel, parcel);
    const rows = book.times.filter(row => row.channel === id && row.warehouse.toUpperCase() === parcel.warehouse?.toUpperCase());
    const time = deliveryRowFor(rows, { state: parcel.state, zone: quote.ok ? quote.value.zone : undefined });
    const calendar = time && book.calendars.get(time.calendar);
    const dates = time && calendar ? deliveryDates(calendar, book.day, { typDays: time.typDays }) : undefined;
    return {
      ...limits,
      usd: quote.ok ? ok(quote.value.usd) : quote,
      ...(dates?.ok ? { arrives: dates.value.typical } : {}),
    };
  });
