import { addDays, type LocalDate, mondayOf, ok, weekOf } from '@axle/kernel';
import { permissionCode, type RecordRow, type RecordValues } from '@axle/page-kit';
import { sql } from 'kysely';
import { peopleHolding } from '../../../platform/access/people-holding.ts';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { fieldRights } from '../../../platform/resources/field-rights.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { selectRows } from '../../../platform/resources/query/select-rows.ts';
import { type RecordParts, todayOf } from '../../../platform/resources/record-parts.ts';
import { daysOfWeek } from './days-of-week.ts';
import { visitsIn } from './visits-in.ts';

/** Most inspections that are shown at once; those with a day go before those that wait. */
const mostLots = 500;

/** What is shown of an inspection, as far as its reader may see it. */
const shown = [
  'inspectionNo',
  'round',
  'state',
  'result',
  'planDate',
  'inspector',
  'supplier',
  'sku',
  'lotSize',
  'province',
  'city',
  'place',
  'party',
] as const;

/** The visits of a week, what is requested, and what was scheduled for a day that has passed and was not begun. */
async function lotsOf(parts: RecordParts, input: RecordValues, [monday, sunday]: readonly [LocalDate, LocalDate]) {
  const { mayRead } = fieldRights(parts);
  const before = [monday, todayOf(parts.caller)].toSorted()[0]!;
  const given = (key: string) => sql`${input[key] ?? null}::bigint`;
  const rows = await selectRows(
    parts.database,
    parts.resource,
    shown.filter(field => mayRead(field)),
    sql`where ${seenRows(parts)} and t.type = 'outgoing' and t.state <> 'void' and not t.waived
      and (t.state = 'requested' or t.inspector is not null and t.plan_date between ${monday}::date and ${sunday}::date
        or t.state = 'scheduled' and t.plan_date < ${before}::date)
      and (${given('supplier')} is null or t.supplier = ${given('supplier')})
      and (${given('inspector')} is null or t.state = 'requested' or t.inspector = ${given('inspector')})
    order by t.state = 'requested', t.plan_date, t.id limit ${mostLots + 1}`,
  );
  return { lots: rows.slice(0, mostLots), isCut: rows.length > mostLots };
}

/** How many places each inspector goes to each day, whatever the reader may see of them, and how much of it is not among the lots. */
async function loadOf({ database }: RecordParts, week: readonly [LocalDate, LocalDate], lots: readonly RecordRow[]) {
  const ids = new Set(lots.map(({ id }) => id));
  const visits = Map.groupBy(await visitsIn(database, week), ({ inspector, day }) => `${inspector} ${day}`);
  return [...visits.values()].map(own => ({
    inspector: own[0]!.inspector,
    day: own[0]!.day,
    places: new Set(own.map(({ place }) => place)).size,
    others: own.filter(({ inspection }) => inspection === undefined || !ids.has(inspection)).length,
  }));
}

/** A week of outgoing inspections from Monday on: its days, who inspects, how much each has to do, and the lots. */
export const scheduleWeek: ToolHandler = async ({ parts, input }) => {
  const { database, caller } = parts;
  const monday = mondayOf(weekOf(input['from'] as LocalDate));
  const week = [monday, addDays(monday, 6)] as const;
  const { lots, isCut } = await lotsOf(parts, input, week);
  const busy = await loadOf(parts, week, lots);
  const station = caller.registry.page('sampleJudgementDetail')!;
  const able = new Set(await peopleHolding(database, permissionCode(station.section.key, station.page.key, 'judge')));
  const there = lots.flatMap(({ inspector, state }) => (state === 'requested' || inspector === undefined ? [] : [Number(inspector)]));
  const asked = input['inspector'] === undefined ? undefined : Number(input['inspector']);
  const people = [...new Set([...able, ...there, ...busy.map(({ inspector }) => inspector), ...(asked === undefined ? [] : [asked])])];
  const inspectors = people
    .filter(id => asked === undefined || id === asked)
    .map(inspector => ({ inspector, inspects: able.has(inspector) }));
  return ok({ isCut, days: await daysOfWeek(database, monday), inspectors, busy, lots });
};
