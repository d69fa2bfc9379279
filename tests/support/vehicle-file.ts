import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parse } from 'csv-parse/sync';
import { root } from './tree.ts';

/** What a vehicle file holds, counted here and not by the product. */
export interface VehicleFile {
  readonly path: string;
  /** Different vehicles: spellings that differ in case alone are one. */
  readonly vehicles: number;
  readonly rows: number;
  readonly makes: number;
  /** The makes in small letters. */
  readonly makeNames: ReadonlySet<string>;
  /** Vehicles without a body style. */
  readonly unknownStyle: number;
  /** Model years of one model. */
  years(make: string, model: string): number;
}

const big = process.env['REAL_DATA_DIR'] === undefined ? undefined : join(process.env['REAL_DATA_DIR'], 'us-vehicle-models.csv');

/** The file that journeys and bench import: the whole one of REAL_DATA_DIR, or the small one that ships with the project. */
export const vehicleFilePath = (): string =>
  big !== undefined && existsSync(big) ? big : join(root, 'samples/us-vehicle-models-small.csv');

interface Row {
  readonly year: string;
  readonly make: string;
  readonly model: string;
  readonly body_styles: string;
}

/** Reads and counts the file. */
export function vehicleFile(): VehicleFile {
  const path = vehicleFilePath();
  const rows: readonly Row[] = parse(readFileSync(path), { columns: true, bom: true, trim: true });
  const vehicles = new Map(rows.map(row => [`${row.year}|${row.make}|${row.model}`.toLowerCase(), row]));
  const makeNames = new Set(rows.map(row => row.make.toLowerCase()));
  return {
    path,
    rows: rows.length,
    vehicles: vehicles.size,
    makes: makeNames.size,
    makeNames,
    unknownStyle: [...vehicles.values()].filter(
      row => row.body_styles === '' || (JSON.parse(row.body_styles) as readonly string[]).length === 0,
    ).length,
    years: (make, model) =>
      [...vehicles.values()].filter(row => row.make.toLowerCase() === make.toLowerCase() && row.model.toLowerCase() === model.toLowerCase())
        .length,
  };
}
