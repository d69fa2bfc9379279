import { foldSpelling } from '@axle/kernel';

/** A vehicle of one year that a listing fits, as platforms list it. */
export interface FitmentYear {
  readonly make: string;
  readonly model: string;
  readonly year: number;
  readonly submodel?: string | undefined;
  readonly engine?: string | undefined;
  readonly note?: string | undefined;
  /** The number by which a platform knows the vehicle, such as a K-Type; it stands for itself, whatever the year. */
  readonly externalId?: string | undefined;
}

/** The same vehicle over consecutive years. */
export interface FitmentRange extends Omit<FitmentYear, 'year'> {
  readonly yearFrom: number;
  readonly yearTo: number;
}

/** What makes a vehicle the same in any year; case does not count. */
export const vehicleKey = ({ make, model, submodel, engine, note, externalId }: Omit<FitmentYear, 'year'>): string =>
  JSON.stringify([make, model, submodel, engine, note, externalId].map(part => foldSpelling(part ?? '')));

/** What makes two rows of a compatibility list one: their number, else their vehicle and year; case does not count. */
export const fitmentKey = (row: FitmentYear): string => (row.externalId ? `#${row.externalId}` : `${row.year} ${vehicleKey(row)}`);

/** Each row of a list once, in its first spelling. */
export const distinctFitment = <Row extends FitmentYear>(rows: Iterable<Row>): readonly Row[] => {
  const first = new Map<string, Row>();
  for (const row of rows) if (!first.has(fitmentKey(row))) first.set(fitmentKey(row), row);
  return [...first.values()];
};
