import { addDays, type LocalDate, type Text } from '@axle/kernel';
import { linesIn, type RecordRow, type RecordValues } from '@axle/page-kit';
import { placesADay } from '@axle/quality';

/** An outgoing inspection as the schedule shows it; what its reader may not see is absent. */
export interface Lot extends RecordRow {
  readonly inspectionNo?: string;
  readonly state: string;
  readonly planDate: LocalDate;
  readonly inspector?: number;
  readonly supplier?: number;
  readonly sku?: number;
  readonly lotSize?: number;
  readonly province?: string;
  readonly city?: string;
  readonly place?: string;
}

/** A day of an inspector. */
export interface Cell {
  readonly inspector: number;
  readonly day: LocalDate;
}

/** A day of a week, and how the business has it. */
export interface PlanDay {
  readonly day: LocalDate;
  readonly kind: 'work' | 'weekend' | 'holiday' | 'makeup';
  readonly name?: Text;
}

/** How many places an inspector goes to on a day, and what of it is not shown: of other types, or of suppliers of others. */
export interface Load {
  readonly places: number;
  readonly others: number;
}

/** A week of outgoing inspections. */
export interface WeekPlan {
  readonly days: readonly PlanDay[];
  readonly inspectors: readonly { readonly id: number; readonly inspects: boolean }[];
  readonly loads: ReadonlyMap<string, Load>;
  readonly lots: readonly Lot[];
  readonly isCut: boolean;
}

/** A cell as keys of maps and attributes have it. */
export const cellKey = ({ inspector, day }: Cell): string => `${inspector} ${day}`;

/** What the server answered about a week. */
export const planIn = (worked: RecordValues): WeekPlan => ({
  days: linesIn(worked, 'days') as unknown as readonly PlanDay[],
  inspectors: linesIn(worked, 'inspectors').map(({ inspector, inspects }) => ({ id: Number(inspector), inspects: inspects === true })),
  loads: new Map(linesIn(worked, 'busy').map(line => [cellKey(line as unknown as Cell), line as unknown as Load])),
  lots: linesIn(worked, 'lots') as unknown as readonly Lot[],
  isCut: worked['isCut'] === true,
});

/** Whether an inspection waits for a day: requested, or scheduled for a day that passed before the week in sight. */
export const isWaiting = ({ days }: WeekPlan, { state, planDate }: Lot): boolean => state === 'requested' || planDate < days[0]!.day;

/** What an inspector has on a day, as shown. */
export const lotsAt = (plan: WeekPlan, cell: Cell): readonly Lot[] =>
  plan.lots.filter(lot => !isWaiting(plan, lot) && lot.inspector === cell.inspector && lot.planDate === cell.day);

/** Where an inspection takes place: two at one place are one visit. */
const placeOf = ({ place, supplier }: Lot): string => place ?? `/${supplier}`;

/** [Q16] Whether a lot would be one place too many for an inspector that day, as far as can be seen here; the server decides. */
export function isFull(plan: WeekPlan, cell: Cell, lot?: Lot): boolean {
  const places = plan.loads.get(cellKey(cell))?.places ?? 0;
  if (places < placesADay) return false;
  return !lot || lotsAt(plan, cell).every(there => there.id !== lot.id && placeOf(there) !== placeOf(lot));
}

/** The plan as it would be with a lot given to an inspector for a day. */
export const placed = (plan: WeekPlan, id: number, cell: Cell): WeekPlan => ({
  ...plan,
  lots: plan.lots.map(lot => (lot.id === id ? { ...lot, inspector: cell.inspector, planDate: cell.day, state: 'scheduled' } : lot)),
});

/** Where a lot is aimed at first: where it stands, else its wished day or the first one to come, at somebody who has room. */
export function firstCell(plan: WeekPlan, lot: Lot, today: LocalDate): Cell | undefined {
  const days = plan.days.map(({ day }) => day);
  if (!isWaiting(plan, lot) && lot.inspector !== undefined && days.includes(lot.planDate))
    return { inspector: lot.inspector, day: lot.planDate };
  const isOpen = (day: LocalDate) => days.includes(day) && day >= today;
  const day = isOpen(lot.planDate) ? lot.planDate : (days.find(isOpen) ?? days[0]!);
  const able = plan.inspectors.filter(({ inspects }) => inspects);
  const { id } = able.find(one => !isFull(plan, { inspector: one.id, day }, lot)) ?? able[0] ?? plan.inspectors[0] ?? {};
  return id === undefined ? undefined : { inspector: id, day };
}

/** The cell to which a key leads from another; undefined where it leads nowhere. At the edge it stays. */
export function nextCell({ days, inspectors }: WeekPlan, from: Cell, key: string): Cell | undefined {
  const [row, column] = [inspectors.findIndex(({ id }) => id === from.inspector), days.findIndex(({ day }) => day === from.day)];
  const steps: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [row, column - 1],
    ArrowRight: [row, column + 1],
    ArrowUp: [row - 1, column],
    ArrowDown: [row + 1, column],
    Home: [row, 0],
    End: [row, days.length - 1],
  };
  const to = steps[key];
  if (!to) return undefined;
  const within = (at: number, count: number) => Math.max(0, Math.min(count - 1, at));
  const inspector = inspectors[within(to[0], inspectors.length)];
  return inspector && { inspector: inspector.id, day: days[within(to[1], days.length)]!.day };
}

/** The same weekday some weeks on. */
export const weeksOn = (cell: Cell, weeks: number): Cell => ({ ...cell, day: addDays(cell.day, 7 * weeks) });
