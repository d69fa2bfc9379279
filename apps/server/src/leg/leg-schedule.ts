import { fill, inLanguage, type LocalDate, ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { type LegSchedule, legSchedule, type Sailings } from '@axle/logistics';
import { sql } from 'kysely';
import type { ToolHandler } from '../resources/calls/tool-handler.ts';
import { seenRows } from '../resources/data-scope.ts';
import { withLines } from '../resources/query/select-lines.ts';
import type { RecordParts } from '../resources/record-parts.ts';
import { legCalendars, type LegCalendars } from './leg-calendars.ts';

interface StoredStage {
  readonly code: string;
  readonly daysP50: number;
  readonly daysP85: number;
  readonly calendar?: number;
  readonly waitSailing?: boolean;
}

const noLeg = (from: string, to: string, shipping: string, day: string): Refusal => ({
  code: 'NO_LEG',
  message: fill(
    { zh: '{day}没有{from}经{shipping}到{to}的头程时效', en: 'There is no first-leg time from {from} to {to} by {shipping} on {day}' },
    { from, to, shipping, day },
  ),
});

/** The stages of a way in force on a day, among those that the asker may see, and when its shipping product leaves. */
async function legOn(parts: RecordParts, origin: string, warehouse: string, shipping: string, day: LocalDate) {
  const { rows } = await sql<{ id: number; version: number; weekdays: number[] | null; cutoff: number | null }>`
    select t.id, t.version, s.sail_weekdays as weekdays, s.cutoff_days as cutoff
    from first_leg_time t join warehouse o on o.id = t.origin join warehouse w on w.id = t.warehouse join global_shipping s on s.id = t.shipping
    where ${seenRows(parts)} and t.status = 1 and o.code = ${origin} and w.code = ${warehouse} and s.code = ${shipping}
      and t.effective_from <= ${day}::date and (t.effective_to is null or t.effective_to >= ${day}::date)`.execute(parts.database);
  const [found] = rows;
  if (!found) return undefined;
  const [whole] = await withLines(parts.database, parts.resource, ['stages'], [{ id: found.id, version: found.version }]);
  return {
    stages: (whole?.['stages'] ?? []) as unknown as readonly StoredStage[],
    sailings: { weekdays: found.weekdays ?? [], cutoffDays: found.cutoff ?? 0 },
  };
}

const scheduled = (
  start: LocalDate,
  stages: readonly StoredStage[],
  days: 'daysP50' | 'daysP85',
  sailings: Sailings,
  { calendars }: LegCalendars,
): Result<LegSchedule> =>
  legSchedule(
    start,
    stages.map(stage => {
      const calendar = stage.calendar === undefined ? undefined : calendars.get(stage.calendar);
      return {
        code: stage.code,
        days: stage[days],
        ...(calendar ? { calendar } : {}),
        ...(stage.waitSailing === undefined ? {} : { waitSailing: stage.waitSailing }),
      };
    }),
    sailings,
  );

/** The dates of each stage of a first leg from a start on, usual and slow, with the sailings waited for and the holidays met. */
export const schedule: ToolHandler = async ({ parts, input }) => {
  const [origin, warehouse, shipping] = [String(input['origin']), String(input['warehouse']), String(input['shipping'])];
  const start = input['start'] as LocalDate;
  const leg = await legOn(parts, origin, warehouse, shipping, start);
  if (!leg) return refuse(noLeg(origin, warehouse, shipping, start));
  const loaded = await legCalendars(parts.database, [...new Set(leg.stages.flatMap(({ calendar }) => calendar ?? []))]);
  const usual = scheduled(start, leg.stages, 'daysP50', leg.sailings, loaded);
  if (!usual.ok) return usual;
  const slow = scheduled(start, leg.stages, 'daysP85', leg.sailings, loaded);
  if (!slow.ok) return slow;
  const met = (calendar: number | undefined, days: readonly LocalDate[]) => {
    const said = (language: 'zh-cn' | 'en') =>
      days
        .map(day => {
          const name = loaded.names.get(`${calendar} ${day}`);
          return name ? `${day} ${inLanguage(name, language)}`.trim() : day;
        })
        .join('; ');
    return { zh: said('zh-cn'), en: said('en') };
  };
  return ok({
    dockP50: usual.value.end,
    daysP50: usual.value.days,
    dockP85: slow.value.end,
    daysP85: slow.value.days,
    lines: usual.value.stages.map((stage, at) => {
      const later = slow.value.stages[at]!;
      return {
        code: stage.code,
        fromP50: stage.from,
        toP50: stage.to,
        fromP85: later.from,
        toP85: later.to,
        ...(stage.sails === undefined ? {} : { sailsP50: stage.sails }),
        ...(later.sails === undefined ? {} : { sailsP85: later.sails }),
        ...(later.holidays.length > 0 ? { holidays: met(leg.stages[at]?.calendar, later.holidays) } : {}),
      };
    }),
  });
};
