import { addDays, compareDecimals, type Decimal, type LocalDate, type Refusal, sum, zero } from '@axle/kernel';
import { meanAndDeviation } from '../safety/demand-figures.ts';

/** Class by revenue. */
export type Abc = 'A' | 'B' | 'C';
/** Class by how demand varies. */
export type Xyz = 'X' | 'Y' | 'Z';
/** Who comes first when goods are short. */
export type Priority = 'S' | 'A' | 'B' | 'C' | 'D';

/** Priorities, the first one first. */
export const priorities: readonly Priority[] = ['S', 'A', 'B', 'C', 'D'];

/** [B15] The suggested priority by both classes. */
export const suggestedPriority = (abc: Abc, xyz: Xyz): Priority =>
  ({ AX: 'S', AY: 'A', AZ: 'A', BX: 'A', BY: 'B', BZ: 'C', CX: 'B', CY: 'C', CZ: 'D' } as const)[`${abc}${xyz}`];

/** A thing with its revenue. */
export interface Ranked {
  readonly id: number;
  readonly revenue: Decimal;
}

/** Its class and the share, in percent, of the revenue up to and with it. */
export interface Classed extends Ranked {
  readonly abc: Abc;
  readonly cumulative: number;
}

/** [B15] Classes by revenue: sorted down, by the share before each. What was returned for more than was sold counts as nothing. */
export function abcOf(items: readonly Ranked[]): readonly Classed[] {
  const sorted = items.toSorted((one, other) => compareDecimals(other.revenue, one.revenue) || one.id - other.id);
  const earned = ({ revenue }: Ranked): Decimal => (compareDecimals(revenue, zero) > 0 ? revenue : zero);
  const total = Number(sum(sorted.map(earned)));
  let before = 0;
  return sorted.map(item => {
    const share = total === 0 ? 1 : before / total;
    before += Number(earned(item));
    // a share that binary arithmetic leaves a hair below its limit counts as the limit
    const reached = Number(share.toFixed(12));
    const abc: Abc = compareDecimals(item.revenue, zero) <= 0 ? 'C' : reached < 0.8 ? 'A' : reached < 0.95 ? 'B' : 'C';
    return { ...item, abc, cumulative: total === 0 ? 100 : Number(((before / total) * 100).toFixed(2)) };
  });
}

/** [B15] How demand varies over some weeks, and its class; weeks without any sale vary without limit. */
export function xyzOf(weeks: readonly number[]): { readonly cv?: number; readonly xyz: Xyz } {
  const { mean, sd } = meanAndDeviation(weeks);
  if (mean === 0) return { xyz: 'Z' };
  const cv = sd / mean;
  return { cv, xyz: cv <= 0.5 ? 'X' : cv <= 1 ? 'Y' : 'Z' };
}

/** Longest time that a manual priority holds, in days. */
export const mostManualDays = 180;

/** [P5] Why a manual priority may not end on a day. */
export const manualUntil = (until: LocalDate, today: LocalDate): Refusal | undefined =>
  until < today || until > addDays(today, mostManualDays)
    ? { code: 'UNTIL', field: 'until', message: { zh: '截止日期须在今天起180天内', en: 'The end date must be within 180 days from today' } }
    : undefined;

const untilMissing: Refusal = {
  code: 'UNTIL',
  field: 'until',
  message: { zh: '手工优先级须填写截止日期', en: 'A manual priority needs an end date' },
};

/** [P5] The priority that holds on a day. */
export const effectivePriority = (
  {
    suggested,
    manual,
    until,
  }: { readonly suggested?: Priority | undefined; readonly manual?: Priority | undefined; readonly until?: LocalDate | undefined },
  today: LocalDate,
): Priority | undefined => (manual !== undefined && (until === undefined || until >= today) ? manual : suggested);

/** [P5] How many SKUs of a market with so many active ones may have level S. */
export const mostS = (active: number): number => Math.floor(active / 10);

/** [P5] Level S is full. */
export const sFull: Refusal = { code: 'S_LIMIT', field: 'priority', message: { zh: 'S级不得超过10%', en: 'Level S is limited to 10%' } };

/** [P5] Suggestions, the best seller first, with no more of level S than there is room for: those beyond are A. */
export function suggestions<Item extends { readonly abc: Abc; readonly xyz: Xyz }>(
  items: readonly Item[],
  room: number,
): readonly (Item & { readonly suggested: Priority })[] {
  let left = room;
  return items.map(item => {
    const wanted = suggestedPriority(item.abc, item.xyz);
    if (wanted !== 'S') return { ...item, suggested: wanted };
    left -= 1;
    return { ...item, suggested: left >= 0 ? 'S' : 'A' };
  });
}

/** The suggested priority of a SKU, and one that was given by hand. */
interface PriorityValues {
  readonly suggested?: Priority;
  readonly manual?: Priority;
  readonly reason?: string;
  readonly until?: LocalDate;
}

/** [P5] What stands against a manual priority. */
export function checkPriority({ manual, reason, until }: PriorityValues, { today }: { readonly today: LocalDate }): readonly Refusal[] {
  if (manual === undefined || manual === null) return [];
  const found: Refusal[] = [];
  if ((reason ?? '').trim() === '')
    found.push({ code: 'REASON', field: 'reason', message: { zh: '手工优先级须填写原因', en: 'A manual priority needs a reason' } });
  const refusal = until !== undefined && until !== null ? manualUntil(until, today) : untilMissing;
  return refusal ? [...found, refusal] : found;
}

/**
 * [P5] The priority that holds on a day, its place, and whether it differs from the suggestion, which forms do not send. Without a day a
 * manual one holds: one that is entered never ends before today.
 */
export function priorityOf(values: PriorityValues, before?: PriorityValues, today?: LocalDate) {
  const suggested = values.suggested ?? before?.suggested;
  const isOver = today !== undefined && (values.until ?? today) < today;
  const manual = isOver ? undefined : (values.manual ?? undefined);
  const priority = manual ?? suggested;
  return { priority, rank: priorityRank(priority), differs: manual !== undefined && manual !== suggested };
}

/** [P5] Place of a priority: S is 1, D is 5, none is 3. */
export const priorityRank = (priority: Priority | undefined): number => (priority === undefined ? 3 : priorities.indexOf(priority) + 1);
