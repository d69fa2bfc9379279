import { clockIn, ok, type Refusal, refuse } from '@axle/kernel';
import { type SettingScope, settledSetting, shipBy, type ShippingTerms } from '@axle/logistics';
import { notFound } from '@axle/page-kit';
import { sql } from 'kysely';
import { legCalendars } from '../leg/leg-calendars.ts';
import type { ToolHandler, ToolHandlers } from '../../../platform/resources/calls/tool-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { configOfShop } from '../../inventory/store-config/config-of-store.ts';

const noSetting: Refusal = {
  code: 'NO_SETTING',
  message: { zh: '没有适用的发货设置，请先建立默认设置', en: 'There is no matching shipping setting; create a default one first' },
};

/**
 * The last day on which an order leaves, by the store configuration, the settings that fit its shop, and the warehouse's calendar and time
 * zone.
 */
const tryIt: ToolHandler = async ({ parts, input }) => {
  const { database } = parts;
  const resource = parts.caller.registry.referred('warehouse');
  if (!resource) return refuse(notFound);
  const { rows } = await sql<{ timezone: string; calendar: number }>`
    select t.timezone, t.calendar from warehouse as t where t.id = ${input['warehouse']}
    and ${seenRows({ ...parts, resource, only: undefined })}`.execute(database);
  const [warehouse] = rows;
  if (!warehouse) return refuse({ ...notFound, field: 'warehouse' });
  const store = input['store'] ?? null;
  const site = input['site'] ?? null;
  const settings = await sql<{
    scope: SettingScope;
    handlingDays: number | null;
    cutoffTime: string | null;
    calendar: number | null;
    weekendShip: boolean | null;
  }>`
    with shop as (select coalesce(${input['platform'] ?? null}::text, (select platform from store
    where id = ${store}::bigint), (select platform from site where id = ${site}::bigint)) as platform)
    select t.scope, t.handling_days as "handlingDays", t.cutoff_time as "cutoffTime", t.calendar, t.weekend_ship as "weekendShip"
    from shipping_setting t, shop
    where ${seenRows(parts)} and t.status = 1
      and (t.scope = 'default' or t.platform = shop.platform or t.site = ${site}::bigint or t.store = ${store}::bigint)`.execute(database);
  const config = await configOfShop(parts, { store, site, country: input['country'] });
  const ofConfig = config && { scope: 'config' as const, handlingDays: config.handlingDays, cutoffTime: config.cutoff };
  const { values, from } = settledSetting(
    [...settings.rows, ...(ofConfig ? [ofConfig] : [])],
    ['handlingDays', 'cutoffTime', 'calendar', 'weekendShip'],
  );
  if (values['handlingDays'] === undefined) return refuse(noSetting);
  const id = (values['calendar'] as number | undefined) ?? warehouse.calendar;
  const { calendars } = await legCalendars(database, [id]);
  const calendar = calendars.get(id);
  if (!calendar) return refuse(noSetting);
  const timezone = from['cutoffTime'] === 'config' ? (config?.timezone ?? warehouse.timezone) : warehouse.timezone;
  const { day, time } = clockIn(new Date(String(input['paidAt'])), timezone);
  const terms = values as unknown as ShippingTerms;
  const found = shipBy(day, time, terms, calendar);
  if (!found.ok) return found;
  return ok({
    ...found.value,
    paidThere: `${day} ${time}`,
    handlingDays: terms.handlingDays,
    handlingFrom: from['handlingDays'],
    ...(terms.cutoffTime === undefined ? {} : { cutoffTime: terms.cutoffTime, cutoffFrom: from['cutoffTime'] }),
    calendar: calendar.code,
  });
};

/** The tools over shipping settings. */
export const shippingTools: ToolHandlers = { 'shippingSetting.tryIt': tryIt };
