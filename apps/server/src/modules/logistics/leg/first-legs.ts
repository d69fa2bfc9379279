import type { LocalDate, Result } from '@axle/kernel';
import { type LegSchedule, legSchedule, type Sailings } from '@axle/logistics';
import { type RawBuilder, sql } from 'kysely';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { withLines } from '../../../platform/resources/query/select-lines.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import type { LegCalendars } from './leg-calendars.ts';

/** A stage as it is kept. */
export interface StoredStage {
  readonly code: string;
  readonly daysP50: number;
  readonly daysP85: number;
  readonly calendar?: number;
  readonly waitSailing?: boolean;
}

/** A way in force with its stages, and when its shipping product leaves. */
export interface StoredLeg {
  readonly origin: string;
  readonly warehouse: string;
  readonly stages: readonly StoredStage[];
  readonly sailings: Sailings;
}

/** The ways of a shipping product that are in force on a day, among those that the user may see; `parts` are those of first-leg times. */
export async function legsOn(
  parts: RecordParts,
  shipping: string,
  day: LocalDate,
  which: RawBuilder<boolean> = sql<boolean>`true`,
): Promise<readonly StoredLeg[]> {
  const { rows } = await sql<{
    id: number;
    version: number;
    origin: string;
    warehouse: string;
    weekdays: number[] | null;
    cutoff: number | null;
  }>`
    select t.id, t.version, o.code as origin, w.code as warehouse, s.sail_weekdays as weekdays, s.cutoff_days as cutoff
    from first_leg_time t join warehouse o on o.id = t.origin join warehouse w on w.id = t.warehouse join global_shipping s
    on s.id = t.shipping
    where ${seenRows(parts)} and t.status = 1 and s.code = ${shipping} and ${which}
      and t.effective_from <= ${day}::date and (t.effective_to is null or t.effective_to >= ${day}::date)
    order by o.code collate "C", w.code collate "C"`.execute(parts.database);
  const whole = await withLines(
    parts.database,
    parts.resource,
    ['stages'],
    rows.map(({ id, version }) => ({ id, version })),
  );
  return rows.map(({ origin, warehouse, weekdays, cutoff }, at) => ({
    origin,
    warehouse,
    stages: (whole[at]?.['stages'] ?? []) as unknown as readonly StoredStage[],
    sailings: { weekdays: weekdays ?? [], cutoffDays: cutoff ?? 0 },
  }));
}

/** The dates of a way from a start on, by its usual or its slow days. */
export const scheduled = (
  start: LocalDate,
  { stages, sailings }: StoredLeg,
  days: 'daysP50' | 'daysP85',
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

/** The calendars of some ways. */
export const calendarsOf = (legs: readonly StoredLeg[]): readonly number[] => [
  ...new Set(legs.flatMap(({ stages }) => stages.flatMap(({ calendar }) => calendar ?? []))),
];
