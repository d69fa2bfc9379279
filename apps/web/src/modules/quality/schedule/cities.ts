import { daysBetween, type LocalDate } from '@axle/kernel';
import { type Cell, cellKey, isWaiting, type Lot, type WeekPlan } from './week-plan.ts';

/** What is done or wanted in a city. */
export interface CityLots {
  /** Its name, or a place that lies in no city of a supplier; empty where nothing is known. */
  readonly name: string;
  readonly province: string | undefined;
  /** How many suppliers are visited there. */
  readonly suppliers: number;
  readonly waiting: readonly Lot[];
  readonly trips: readonly Trip[];
}

/** What an inspector does in a city on a day. */
export interface Trip extends Cell {
  readonly lots: readonly Lot[];
}

/** A city as people write it into a place: without the word for city. */
const bare = (city: string): string => city.replace(/市$/, '');

/** Where a lot is inspected: a place of its own counts to the city that it names, or stands for itself; else the supplier's city. */
export function cityOf({ place, city }: Lot, cities: readonly string[]): string {
  if (place === undefined) return city ?? '';
  return cities.find(one => bare(one) !== '' && place.includes(bare(one))) ?? place;
}

/** Pieces of some lots. */
export const piecesOf = (lots: readonly Lot[]): number => lots.reduce((sum, { lotSize = 0 }) => sum + lotSize, 0);

const byDay = (one: Cell, other: Cell) => one.day.localeCompare(other.day) || one.inspector - other.inspector;

/** The trips of some lots: one for each inspector and day. */
const tripsOf = (lots: readonly Lot[]): readonly Trip[] => {
  const given = lots.filter(({ inspector }) => inspector !== undefined);
  const own = Map.groupBy(given, ({ inspector, planDate }) => cellKey({ inspector: inspector!, day: planDate }));
  return [...own.values()].map(of => ({ inspector: of[0]!.inspector!, day: of[0]!.planDate, lots: of })).toSorted(byDay);
};

/** The lots of a week by city: first those where something waits, then those with the most lots. */
export function citiesOf(plan: WeekPlan, lots: readonly Lot[] = plan.lots): readonly CityLots[] {
  const cities = [...new Set(plan.lots.flatMap(({ city }) => city ?? []))];
  const groups = [...Map.groupBy(lots, lot => cityOf(lot, cities))].map(([name, own]): CityLots & { readonly count: number } => ({
    name,
    province: own.find(({ city, province }) => city === name && province !== undefined)?.province,
    suppliers: new Set(own.map(({ supplier }) => supplier)).size,
    waiting: own.filter(lot => isWaiting(plan, lot)),
    trips: tripsOf(own.filter(lot => !isWaiting(plan, lot))),
    count: own.length,
  }));
  return groups.toSorted(
    (one, other) =>
      Number(other.waiting.length > 0) - Number(one.waiting.length > 0) || other.count - one.count || one.name.localeCompare(other.name),
  );
}

/** Trips to come that a lot could join, the nearest to its wished day first. */
export const tripsToJoin = ({ trips }: CityLots, { planDate }: Lot, today: LocalDate): readonly Trip[] =>
  trips
    .filter(({ day, lots }) => day >= today && lots.some(({ state }) => state === 'scheduled'))
    .toSorted((one, other) => Math.abs(daysBetween(planDate, one.day)) - Math.abs(daysBetween(planDate, other.day)) || byDay(one, other));

/** Provinces with their cities, as the lots of a week have them, to choose from. */
export function regionsOf(lots: readonly Lot[]): readonly (readonly [province: string, cities: readonly string[]])[] {
  const known = lots.filter(({ city, province }) => city !== undefined || province !== undefined);
  return [...Map.groupBy(known, ({ province }) => province ?? '')]
    .map(([province, own]) => [province, [...new Set(own.flatMap(({ city }) => city ?? []))].toSorted()] as const)
    .toSorted(([one], [other]) => one.localeCompare(other));
}

/** Where lots are looked for: a city, a province, or anywhere. */
export type Region = `city:${string}` | `province:${string}` | '';

/** Whether a lot lies in a region. */
export const liesIn = ({ city, province }: Lot, region: Region): boolean =>
  region === '' || region === `city:${city}` || region === `province:${province}`;
