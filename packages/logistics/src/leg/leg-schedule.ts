import {
  addDays,
  addWorkingDays,
  daysBetween,
  filledLines,
  type LocalDate,
  ok,
  type Refusal,
  type Result,
  text,
  weekdayOf,
  type WorkCalendar,
} from '@axle/kernel';

/** When something leaves: on which weekdays, and how many days before it closes. */
export interface Sailings {
  readonly weekdays: readonly number[];
  readonly cutoffDays: number;
}

/** A part of the way. Without a calendar its days are those of the year. */
export interface LegStage {
  readonly code: string;
  readonly days: number;
  readonly calendar?: WorkCalendar;
  readonly waitSailing?: boolean;
}

/** A stage with its days; `sails` where it waited for a sailing. */
export interface ScheduledStage {
  readonly code: string;
  readonly from: LocalDate;
  readonly sails?: LocalDate;
  readonly to: LocalDate;
  /** Holidays of its calendar that it meets. */
  readonly holidays: readonly LocalDate[];
}

/** The way with its end, and how many days it takes. */
export interface LegSchedule {
  readonly stages: readonly ScheduledStage[];
  readonly end: LocalDate;
  readonly days: number;
}

/** [B20] The next sailing whose cut-off is not before the goods are ready; the day itself where nothing is said of sailings. */
export function nextSailing(ready: LocalDate, { weekdays, cutoffDays }: Sailings): LocalDate {
  if (weekdays.length === 0) return ready;
  let day = addDays(ready, cutoffDays);
  while (!weekdays.includes(weekdayOf(day))) day = addDays(day, 1);
  return day;
}

/** The free days of a calendar behind one day and up to another. */
const holidaysBetween = (calendar: WorkCalendar | undefined, from: LocalDate, to: LocalDate): readonly LocalDate[] =>
  [...(calendar?.days ?? [])]
    .flatMap(([day, kind]) => (kind === 'holiday' && from < day && day <= to && !calendar?.weekend.has(weekdayOf(day)) ? [day] : []))
    .toSorted();

/**
 * [B20] The days of each stage from a start on: working days of its own calendar or days of the year, behind the sailing that it waits for.
 */
export function legSchedule(start: LocalDate, stages: readonly LegStage[], sailings: Sailings): Result<LegSchedule> {
  const scheduled: ScheduledStage[] = [];
  let day = start;
  for (const { code, days, calendar, waitSailing } of stages) {
    const leaves = waitSailing ? nextSailing(day, sailings) : day;
    const arrives = calendar ? addWorkingDays(calendar, leaves, days) : ok(addDays(leaves, days));
    if (!arrives.ok) return arrives;
    const holidays = holidaysBetween(calendar, leaves, arrives.value);
    scheduled.push({ code, from: day, ...(waitSailing ? { sails: leaves } : {}), to: arrives.value, holidays });
    day = arrives.value;
  }
  return ok({ stages: scheduled, end: day, days: daysBetween(start, day) });
}

/** Stages of the first leg in their order. */
export const legStageOrder = ['toPort', 'exportCustoms', 'sailing', 'importCustoms', 'dray'] as const;

interface StageLine {
  readonly code: string;
  readonly daysP50: number;
  readonly daysP85: number;
  readonly calendar?: number;
}

/** The stages of a first leg, and when it holds. */
interface FirstLegValues {
  readonly stages?: readonly Partial<StageLine>[];
  readonly effectiveFrom?: LocalDate;
  readonly effectiveTo?: LocalDate;
}

const refusal = (code: string, zh: string, en: string): Refusal => ({ code, field: 'stages', message: text(zh, en) });

/**
 * [L11] The stages of a first leg stand in their order; the slow days are not below the usual ones; all but the sailing go by a calendar.
 */
export function checkFirstLeg({ stages = [], effectiveFrom: from, effectiveTo: to }: FirstLegValues): readonly Refusal[] {
  const places = stages.map(({ code }) => (legStageOrder as readonly (string | undefined)[]).indexOf(code));
  return [
    ...(places.some((place, at) => at > 0 && place <= places[at - 1]!)
      ? [
          refusal(
            'STAGE_ORDER',
            '阶段须按顺序排列：送港、出口报关、航行、进口清关、拖车',
            'Stages must be in order: transport to port, export clearance, sailing, import clearance, drayage',
          ),
        ]
      : []),
    ...(filledLines(stages, 'daysP50', 'daysP85').some(({ daysP50, daysP85 }) => daysP85 < daysP50)
      ? [refusal('P85_BELOW', 'P85不能小于P50', 'P85 cannot be less than P50')]
      : []),
    ...(stages.some(({ code, calendar }) => (code === 'sailing') === (calendar !== undefined))
      ? [
          refusal(
            'STAGE_CALENDAR',
            '航行按自然日，不选日历；其余阶段须选日历',
            'Sailing counts calendar days; every other stage needs a calendar',
          ),
        ]
      : []),
    ...(from !== undefined && to !== undefined && to < from
      ? [
          {
            ...refusal('PERIOD', '失效日期不能早于生效日期', 'The effective-to date cannot be before the effective-from date'),
            field: 'effectiveTo',
          },
        ]
      : []),
  ];
}

/** [L12] The days of all stages together, usual and slow, without waiting and free days; and the stages in one line. */
export function firstLegTotals({ stages = [] }: FirstLegValues) {
  const total = (key: 'daysP50' | 'daysP85') => stages.reduce((days, stage) => days + (stage[key] ?? 0), 0);
  return {
    totalP50: total('daysP50'),
    totalP85: total('daysP85'),
    stagesSummary: stages.map(({ daysP50, daysP85 }) => `${daysP50}/${daysP85}`).join(' · ') || undefined,
  };
}
