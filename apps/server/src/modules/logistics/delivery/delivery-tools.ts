import { fill, type LocalDate, ok, type Refusal, refuse } from '@axle/kernel';
import { deliveryDates, deliveryRowFor, zoneOf } from '@axle/logistics';
import { fieldAccess } from '@axle/permissions';
import { sql } from 'kysely';
import { chosenChannel } from '../freight/chosen-channel.ts';
import { freightTableOn } from '../freight/freight-tables.ts';
import { callRefusals } from '../../../platform/gateways/call-refusals.ts';
import { legCalendars } from '../leg/leg-calendars.ts';
import type { ToolHandler, ToolHandlers } from '../../../platform/resources/calls/tool-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';

interface StoredRow {
  readonly zone?: string;
  readonly state?: string;
  readonly minDays?: number;
  readonly typDays: number;
  readonly maxDays?: number;
  readonly calendar: number;
  readonly calendarZh: string;
  readonly calendarEn: string;
}

/** The rows of a channel from a warehouse on a day, among those that the user may see. */
async function rowsOn(parts: RecordParts, channel: number, warehouse: number, day: LocalDate): Promise<readonly StoredRow[]> {
  const { rows } = await sql<{ [Key in keyof StoredRow]-?: StoredRow[Key] | null }>`
    select t.zone, t.state, t.min_days as "minDays", t.typ_days as "typDays", t.max_days as "maxDays", t.calendar,
      c.name_zh as "calendarZh", c.name_en as "calendarEn"
    from delivery_time t join calendar c on c.id = t.calendar
    where ${seenRows(parts)} and t.status = 1 and t.channel = ${channel} and t.warehouse = ${warehouse}
      and t.effective_from <= ${day}::date and (t.effective_to is null or t.effective_to >= ${day}::date)`.execute(parts.database);
  return rows.map(row => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as unknown as StoredRow);
}

const noRow = (zone: string | undefined, state: string | undefined): Refusal => ({
  code: 'NO_TIME',
  message: fill(
    { zh: '没有该渠道从该仓库到{where}的时效', en: 'There is no transit time for this channel from the warehouse to {where}' },
    { where: zone === undefined ? (state ?? '—') : fill({ zh: '{zone} 区', en: 'zone {zone}' }, { zone }) },
  ),
});

const noZip: Refusal = {
  code: 'REQUIRED',
  field: 'zip',
  message: {
    zh: '该州没有单独的时效，请填写收件邮编以找到分区',
    en: 'The state has no transit time of its own; enter the postal code to find the zone',
  },
};

/** When a parcel arrives that a channel takes from a warehouse on a day: by the state of its address, else by its zone. */
const tryIt: ToolHandler = async ({ parts, input }) => {
  const { database, caller } = parts;
  const [channel, warehouse, shipped] = [Number(input['channel']), Number(input['warehouse']), input['shipped'] as LocalDate];
  const state = input['state'] === undefined ? undefined : String(input['state']);
  const rows = await rowsOn(parts, channel, warehouse, shipped);
  if (rows.length === 0) return refuse(noRow(undefined, state));
  let zone: string | undefined;
  if (!deliveryRowFor(rows, { state })) {
    if (input['zip'] === undefined) return refuse(noZip);
    const mayRead = fieldAccess(caller.access, 'warehouse', 'zip').read && fieldAccess(caller.access, 'fbmFreight', 'zones').read;
    if (!mayRead) return refuse(callRefusals.forbidden);
    const chosen = await chosenChannel(parts, channel);
    if (!chosen.ok) return chosen;
    const table = await freightTableOn(database, chosen.value.freight, shipped);
    if (!table.ok) return table;
    const from = await database.selectFrom('warehouse').select('zip').where('id', '=', warehouse).executeTakeFirst();
    const found = zoneOf(table.value, from?.zip ?? '', String(input['zip']));
    if (!found.ok) return found;
    zone = found.value;
  }
  const row = deliveryRowFor(rows, { zone, state });
  if (!row) return refuse(noRow(zone, state));
  const { calendars } = await legCalendars(database, [row.calendar]);
  const dates = deliveryDates(calendars.get(row.calendar)!, shipped, row);
  if (!dates.ok) return dates;
  return ok({
    ...dates.value,
    typDays: row.typDays,
    calendar: { zh: row.calendarZh, en: row.calendarEn },
    ...(row.state === undefined ? { zone: row.zone } : { state: row.state }),
  });
};

/** The tool over delivery times. */
export const deliveryTimeTools: ToolHandlers = { 'deliveryTime.tryIt': tryIt };
