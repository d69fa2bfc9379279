import { foldSpelling } from '@axle/kernel';

/** What a fitment may ask of a vehicle beyond make, model and year. */
export const qualifiers = ['submodel', 'engine', 'drive', 'bodyStyle'] as const;

/** One of {@link qualifiers}. */
export type Qualifier = (typeof qualifiers)[number];

/** The vehicles that a part fits, as ACES words them: a base vehicle and what qualifies it. */
export interface Fitment extends Readonly<Partial<Record<Qualifier, string | undefined>>> {
  readonly make: string;
  readonly model: string;
  readonly yearFrom: number;
  readonly yearTo: number;
}

/** A vehicle as far as it is known. */
export interface Vehicle {
  readonly make: string;
  readonly model: string;
  readonly year: number;
  readonly submodel?: string | undefined;
  readonly engine?: string | undefined;
  readonly drive?: string | undefined;
  /** The bodies that it was built with; none, or `unknown`, where nobody knows. */
  readonly bodyStyles?: readonly string[] | undefined;
  /** Other spellings of its make and model. */
  readonly aliases?: readonly string[];
}

/** What has to be asked before a part surely fits. */
export interface OpenQualifier {
  readonly qualifier: Qualifier;
  readonly value: string;
}

/** FitResult, with what is open where it is conditional. */
export interface Fit {
  readonly fit: 'yes' | 'conditional' | 'no';
  readonly open: readonly OpenQualifier[];
}

const no: Fit = { fit: 'no', open: [] };
const same = (one: string, other: string): boolean => foldSpelling(one) === foldSpelling(other);

/** The values of a qualifier that a vehicle is known by; none where nobody knows. */
function known(vehicle: Vehicle, qualifier: Qualifier): readonly string[] {
  if (qualifier === 'bodyStyle') return (vehicle.bodyStyles ?? []).filter(style => style !== 'unknown');
  const value = vehicle[qualifier];
  return value === undefined || value === '' ? [] : [value];
}

/**
 * [B9] Whether a part fits a vehicle: make and model are the same in any case or by an alias, the year is within the range, and every
 * qualifier of the fitment holds. One that nobody knows of the vehicle is open and makes it conditional; a contradiction is a no.
 */
export function fits(fitment: Fitment, vehicle: Vehicle): Fit {
  const aliases = vehicle.aliases ?? [];
  const isNamed = (asked: string, name: string) => [name, ...aliases].some(one => same(asked, one));
  if (!isNamed(fitment.make, vehicle.make) || !isNamed(fitment.model, vehicle.model)) return no;
  if (vehicle.year < fitment.yearFrom || vehicle.year > fitment.yearTo) return no;
  const open: OpenQualifier[] = [];
  for (const qualifier of qualifiers) {
    const value = fitment[qualifier];
    if (value === undefined || value === '') continue;
    const values = known(vehicle, qualifier);
    if (values.length === 0) open.push({ qualifier, value });
    else if (!values.some(one => same(one, value))) return no;
  }
  return { fit: open.length > 0 ? 'conditional' : 'yes', open };
}
