import { type LocalDate, type Refusal, type Text } from '@axle/kernel';
import type { AskedOrder } from './order-facts.ts';
import { channelsOf, lastMileOutput } from '../../logistics/rule/try-last-mile.ts';
import { type LastMileBook, lastMileBook } from '../../logistics/rule/last-mile-book.ts';
import { type StoredVersion, versionInForce } from '../../logistics/rule/rule-versions.ts';
import { refuseRoute } from '../../inventory/outbound/create-outbound.ts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** A warehouse that stores ship from. */
export interface KnownWarehouse {
  readonly id: number;
  readonly code: string;
  readonly inUse: boolean;
}

/** What the configuration of a store says of its orders to a country. */
export interface StoreWarehouses {
  readonly places: readonly { readonly warehouse: string; readonly channel: number | null }[];
  readonly splitAllowed: boolean;
  readonly maxParcels?: number;
  readonly bufferPcs?: number;
  readonly bufferPct?: string;
}

/** The rules, configurations, rate cards and routes that orders are allocated by on a day, read once for many orders. */
export interface AllocationBook {
  readonly day: LocalDate;
  readonly warehouseRules?: StoredVersion;
  readonly lastMileRules?: StoredVersion;
  readonly lastMile: LastMileBook;
  readonly warehouses: ReadonlyMap<string, KnownWarehouse>;
  readonly channels: ReadonlyMap<string, number>;
  configOf(order: Pick<AskedOrder, 'store' | 'site' | 'country'>): StoreWarehouses | undefined;
  /** Why a warehouse does not ship to a country; undefined where it does. */
  closedRoute(warehouse: number, country: number): Promise<Text | undefined>;
}

interface ConfigRow {
  readonly store: number;
  readonly site: number;
  readonly country: number;
  readonly places: StoreWarehouses['places'];
  readonly split_allowed: boolean;
  readonly max_parcels: number | null;
  readonly buffer_pcs: number | null;
  readonly buffer_pct: string | null;
}

const configFrom = (row: ConfigRow): StoreWarehouses => ({
  places: row.places,
  splitAllowed: row.split_allowed,
  ...(row.max_parcels === null ? {} : { maxParcels: row.max_parcels }),
  ...(row.buffer_pcs === null ? {} : { bufferPcs: row.buffer_pcs }),
  ...(row.buffer_pct === null ? {} : { bufferPct: row.buffer_pct }),
});

/** The configurations in use, each with its warehouses in order. */
async function configRows(database: Kysely<Tables>): Promise<readonly ConfigRow[]> {
  const { rows } = await sql<ConfigRow>`
    select c.store, c.site, c.country, c.split_allowed, c.max_parcels, c.buffer_pcs, c.buffer_pct::text,
      (select coalesce(jsonb_agg(jsonb_build_object('warehouse', w.code, 'channel', l.channel) order by l.line_no), '[]')
        from store_config_warehouses l join warehouse w on w.id = l.warehouse where l.record_id = c.id) as places
    from store_config c where c.status = 1 order by c.store, c.country, c.id`.execute(database);
  return rows;
}

/** Reads an {@link AllocationBook}. */
export async function allocationBook(database: Kysely<Tables>, day: LocalDate): Promise<AllocationBook> {
  const warehouseRules = await versionInForce(database, 'warehouse', day);
  const lastMileRules = await versionInForce(database, 'lastMile', day);
  const codes = (lastMileRules?.rules ?? []).flatMap(({ output }) => channelsOf(lastMileOutput(output)));
  const warehouses = await database.selectFrom('warehouse').select(['id', 'code', 'status']).execute();
  const channels = await database.selectFrom('logistics_channel').select(['id', 'code']).execute();
  const configs = await configRows(database);
  const routes = new Map<string, Promise<Refusal | undefined>>();
  return {
    day,
    ...(warehouseRules ? { warehouseRules } : {}),
    ...(lastMileRules ? { lastMileRules } : {}),
    lastMile: await lastMileBook(database, codes, day),
    warehouses: new Map(warehouses.map(({ id, code, status }) => [code.toUpperCase(), { id, code, inUse: status === 1 }])),
    channels: new Map(channels.map(({ id, code }) => [code.toUpperCase(), id])),
    configOf({ store, site, country }) {
      const found = configs.find(row => row.store === store && row.country === country && (site === null || row.site === site));
      return found && configFrom(found);
    },
    async closedRoute(warehouse, country) {
      const key = `${warehouse}/${country}`;
      if (!routes.has(key)) routes.set(key, refuseRoute({ transaction: database }, { warehouse, country }));
      return (await routes.get(key))?.message;
    },
  };
}
