import { businessDay } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { type ChannelFacts, channelFacts } from './channel-facts.ts';
import { countSellable } from './count-sellable.ts';
import { listedUnits } from './listed-units.ts';
import { poolFacts } from './pool-facts.ts';
import { readRules } from './publish-terms.ts';

const silent: ChannelFacts = {
  units7: 0,
  units30: 0,
  channelQty: null,
  fulfillable: null,
  inbound: null,
  fbaReserved: null,
  unfulfillable: null,
};

/** Counts again what is sellable of listings, all of them or those asked for: a few queries, however many listings there are. */
export async function countListings(database: Kysely<Tables>, now: Date, ids?: readonly number[]): Promise<void> {
  const today = businessDay(now);
  const listings = await listedUnits(database, today, ids);
  const pool = await poolFacts(database, now, [...new Set(listings.flatMap(({ parts }) => parts.map(({ sku }) => sku)))]);
  const facts = await channelFacts(
    database,
    now,
    listings.map(({ ptSku }) => ptSku),
  );
  const ruleOf = await readRules(database);
  const rows = listings.map(listing => {
    const channel = facts.get(listing.ptSku) ?? silent;
    const { parts: _, ...named } = listing;
    return { ...named, ...channel, ...countSellable(listing, pool, channel, ruleOf(listing), today) };
  });
  if (ids === undefined)
    await sql`delete from sellable_stock where pt_sku <> all(${listings.map(({ ptSku }) => ptSku)}::bigint[])`.execute(database);
  await keepCounted(database, now, rows);
}

const keepCounted = (database: Kysely<Tables>, now: Date, rows: readonly object[]) =>
  sql`
  insert into sellable_stock as t (pt_sku, sku, store, site, fulfilment, category, owner, units7, units30, days_of_supply, stock_out_on,
    standing, sellable, fba_fulfillable, fba_inbound, fba_reserved, fba_unfulfillable, on_hand, reserved, available, in_transit, first_eta,
    first_qty, next_week, next_qty, warehouses, aged, ruled, channel_qty, counted_at)
  select g."ptSku", g.sku, g.store, g.site, g.fulfilment, g.category, g.owner, g.units7, g.units30, g."daysOfSupply", g."stockOutOn",
    g.standing, g.sellable, g.fulfillable, g.inbound, g."fbaReserved", g.unfulfillable, g."onHand", g.reserved, g.available, g."inTransit",
    g."firstEta", g."firstQty", g."nextWeek", g."nextQty", g.warehouses, g.aged, g.ruled, g."channelQty", ${now}::timestamptz
  from json_to_recordset(${JSON.stringify(rows)}::json) as g ("ptSku" bigint, sku bigint, store bigint, site bigint, fulfilment text,
    category bigint, owner bigint, units7 integer, units30 integer, "daysOfSupply" numeric, "stockOutOn" date, standing text,
    sellable integer, fulfillable integer, inbound integer, "fbaReserved" integer, unfulfillable integer, "onHand" integer,
    reserved integer, available integer, "inTransit" integer, "firstEta" date, "firstQty" integer,
    "nextWeek" text, "nextQty" integer, warehouses text[], aged integer, ruled integer,
    "channelQty" integer)
  on conflict (pt_sku) do update set sku = excluded.sku, store = excluded.store, site = excluded.site, fulfilment = excluded.fulfilment,
    category = excluded.category, owner = excluded.owner, units7 = excluded.units7, units30 = excluded.units30,
    days_of_supply = excluded.days_of_supply, stock_out_on = excluded.stock_out_on, standing = excluded.standing,
    sellable = excluded.sellable, fba_fulfillable = excluded.fba_fulfillable, fba_inbound = excluded.fba_inbound,
    fba_reserved = excluded.fba_reserved, fba_unfulfillable = excluded.fba_unfulfillable, on_hand = excluded.on_hand,
    reserved = excluded.reserved, available = excluded.available, in_transit = excluded.in_transit, first_eta = excluded.first_eta,
    first_qty = excluded.first_qty, next_week = excluded.next_week,
    next_qty = excluded.next_qty, warehouses = excluded.warehouses, aged = excluded.aged, ruled = excluded.ruled,
    channel_qty = excluded.channel_qty,
    counted_at = excluded.counted_at`.execute(database);
