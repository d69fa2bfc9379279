import type { Refusal } from '@axle/kernel';
import { type HeldFile, type Line, linesIn, type RecordRow, type RecordValues } from '@axle/page-kit';
import { type DefectClass, photographedUnit, recordRefusals } from '@axle/quality';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { refusedFiles } from '../../../platform/resources/refused-files.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { figureLines, measuredLines, standardMeasures } from './measure-units.ts';
import type { JudgingParts } from './one-inspection.ts';
import { outsideOf, unitsOf } from './sampled-units.ts';

/** The files of a field. */
export const filesIn = (values: RecordValues, key: string): readonly HeldFile[] => (values[key] ?? []) as readonly HeldFile[];

/** A lot whose units are recorded, with its sampling and what that is written by; both are locked. */
export interface RecordedLot {
  readonly lot: RecordRow;
  readonly sampling: RecordRow;
  readonly parts: RecordParts;
}

/** Units that are recorded at once. */
export interface UnitsToKeep {
  readonly upTo: number;
  readonly defects: readonly Line[];
  readonly photos: readonly HeldFile[];
  /** What was measured on the first of them. */
  readonly measures?: readonly Line[];
  /** What else is written of the sampling: who has it in hand. */
  readonly also?: RecordValues;
}

async function classesOf(database: Kysely<Tables>, codes: readonly number[]): Promise<ReadonlyMap<number, DefectClass>> {
  const { rows } = await sql<{ id: number; defectClass: DefectClass }>`
    select id, defect_class as "defectClass" from defect_code where id = any(${codes}::bigint[])`.execute(database);
  return new Map(rows.map(({ id, defectClass }) => [id, defectClass]));
}

/** The number of units of a sampling that do not conform. */
export const nonconformingOf = (sampling: RecordValues): number => unitsOf(sampling).filter(unit => unit.defects.length > 0).length;

/** [Q20] Writes units of a sample; with the last one the lot waits for its verdict. */
export async function keepUnits(
  judging: JudgingParts,
  { lot, sampling, parts: own }: RecordedLot,
  { upTo, defects: given, photos, measures: values = [], also }: UnitsToKeep,
): Promise<readonly Refusal[]> {
  const { database } = judging;
  const classOf = await classesOf(
    database,
    given.map(line => Number(line['defectCode'])),
  );
  const defects = given.map(line => ({
    ...line,
    unitNo: Number(line['unitNo']),
    qty: line['qty'] ?? 1,
    defectClass: classOf.get(Number(line['defectCode']))!,
  }));
  const [before, sampleSize] = [Number(sampling['inspectedUnits']), Number(sampling['sampleSize'])];
  const items = values.length === 0 ? [] : await standardMeasures(database, sampling['standard']);
  const measured = measuredLines(items, before + 1, values);
  const found = [...defects, ...outsideOf(measured.lines)];
  const refused = [
    ...measured.refused,
    ...recordRefusals({ before, upTo, sampleSize, defects: found, photos: photos.length }),
    ...(await refusedFiles(database, own, sampling, { photos })),
  ];
  if (refused.length > 0) return refused;
  const measures = [...linesIn(sampling, 'measures'), ...measured.lines];
  const shown = photographedUnit({ from: before + 1, upTo, withDefects: found.map(({ unitNo }) => unitNo) });
  const recorded = {
    ...sampling,
    ...also,
    ...(measured.lines.length > 0 && { measures, figures: figureLines(measures) }),
    inspectedUnits: upTo,
    defects: [...linesIn(sampling, 'defects'), ...defects],
    photos: [...filesIn(sampling, 'photos'), ...photos],
    ...(shown !== undefined &&
      photos.length > 0 && { unitPhotos: [...linesIn(sampling, 'unitPhotos'), ...photos.map(({ id }) => ({ photo: id, unitNo: shown }))] }),
  };
  const after = { ...recorded, nonconforming: nonconformingOf(recorded) };
  await updateRows(database, own, [{ before: sampling, after }], { action: 'update' });
  if (upTo === sampleSize)
    await updateRows(database, judging, [{ before: lot, after: { ...lot, state: 'judging' } }], {
      action: 'state',
      transition: 'recorded',
    });
  return [];
}
