import { type Line, linesIn, type RecordValues } from '@axle/page-kit';
import {
  type ClassPlan,
  type CountBy,
  type DefectClass,
  type InspectedUnit,
  judgeSample,
  type MeasuredValue,
  measuredDefects,
  type SampleVerdict,
  type SpecialVerdict,
} from '@axle/quality';
import type { JudgementSheet } from '@axle/wire';
import { recordedValues, stationItems } from './sheet-items.ts';
import { standingTests } from './standing-tests.ts';
import type { Scan } from '../../../engine/station/station-store.ts';

/** A picture of a unit: under which it is kept, and how it looks. */
export interface TakenPicture {
  readonly id: string;
  readonly thumb?: string;
}

/** A defect as it was picked. */
export interface PickedDefect {
  readonly defectCode: number;
  readonly qty: number;
}

/** Units as they were entered: one with what was found, or several that conform. */
export interface UnitEntry {
  readonly fromUnit: number;
  readonly toUnit: number;
  readonly defects: readonly PickedDefect[];
  readonly measures?: readonly Omit<MeasuredValue, 'unitNo'>[];
  readonly pictures: readonly TakenPicture[];
}

/** A unit of the sample as the station shows it. */
export interface LotUnit extends InspectedUnit {
  readonly unitNo: number;
  readonly cartonNo?: number;
  readonly position?: number;
  /** Recorded, entered and not sent yet, the next one, or still to come. */
  readonly state: 'recorded' | 'waiting' | 'next' | 'open';
  /** What was picked, and what values outside their limits show: those have no code. */
  readonly found: readonly {
    readonly defectCode?: number;
    readonly defectClass: DefectClass;
    readonly qty: number;
    readonly value?: MeasuredValue;
  }[];
}

/** Label of an entry: its unit, or the first and the last one. */
export const entryCode = ({ fromUnit, toUnit }: UnitEntry): string => (fromUnit === toUnit ? String(fromUnit) : `${fromUnit}–${toUnit}`);

/** What a scan of the queue holds. */
export const entryOf = ({ noted }: Pick<Scan, 'noted'>): UnitEntry => noted as unknown as UnitEntry;

/** Entries that the sheet does not have yet, in their order: they count as soon as they are made. */
export function pendingEntries(scans: readonly Scan[], known: ReadonlySet<string>): readonly UnitEntry[] {
  const pending = scans.filter(({ key, state, noted }) => noted && (state === 'waiting' || (state === 'good' && !known.has(key))));
  return pending.toReversed().map(entryOf);
}

/** The entries that go on from what is recorded; any other will be refused and counts for nothing. */
function goingOn(recorded: number, pending: readonly UnitEntry[]): readonly UnitEntry[] {
  let done = recorded;
  return pending.filter(({ fromUnit, toUnit }) => {
    if (fromUnit !== done + 1) return false;
    done = toUnit;
    return true;
  });
}

const lineOf = ({ unitNo, defectCode, defectClass, qty }: Line) => ({
  unitNo: Number(unitNo),
  defectCode: Number(defectCode),
  defectClass: defectClass as DefectClass,
  qty: Number(qty),
});

/** The values of a lot, with those that were entered and not sent yet. */
export function valuesOf(sheet: JudgementSheet, pending: readonly UnitEntry[]): readonly MeasuredValue[] {
  const sampling = (sheet.sampling ?? {}) as RecordValues;
  const entries = goingOn(Number(sampling['inspectedUnits'] ?? 0), pending);
  const entered = entries.flatMap(({ fromUnit, measures = [] }) => measures.map(one => ({ ...one, unitNo: fromUnit })));
  return [...recordedValues(sampling), ...entered];
}

/** The units of a sample, with what was entered and not sent yet. */
export function unitsOf(sheet: JudgementSheet, pending: readonly UnitEntry[]): readonly LotUnit[] {
  const sampling = (sheet.sampling ?? {}) as RecordValues;
  const recorded = Number(sampling['inspectedUnits'] ?? 0);
  const classOf = new Map(sheet.defectCodes.map(({ id, defectClass }) => [id, defectClass]));
  const entries = goingOn(recorded, pending);
  const entered = entries.flatMap(({ fromUnit, defects }) =>
    defects.map(({ defectCode, qty }) => ({
      unitNo: fromUnit,
      defectCode,
      qty,
      defectClass: classOf.get(defectCode) ?? ('minor' as const),
    })),
  );
  const measured = measuredDefects(stationItems(sheet), valuesOf(sheet, pending));
  const found = Map.groupBy([...linesIn(sampling, 'defects').map(lineOf), ...entered, ...measured], ({ unitNo }) => unitNo);
  const done = entries.at(-1)?.toUnit ?? recorded;
  return linesIn(sampling, 'drawn').map((line): LotUnit => {
    const unitNo = Number(line['unitNo']);
    const own = found.get(unitNo) ?? [];
    const place = { cartonNo: line['cartonNo'], position: line['position'] } as Pick<LotUnit, 'cartonNo' | 'position'>;
    const state = unitNo <= recorded ? 'recorded' : unitNo <= done ? 'waiting' : unitNo === done + 1 ? 'next' : 'open';
    return { unitNo, ...place, state, found: own, defects: own };
  });
}

/** The verdict of a lot, with those of its tests at special levels: one that rejects rejects the lot. */
export interface StandingVerdict extends SampleVerdict {
  readonly tests: readonly SpecialVerdict[];
}

/** The verdict as it stands by what is recorded and entered. */
export function standingVerdict(sheet: JudgementSheet, units: readonly LotUnit[]): StandingVerdict | undefined {
  const sampling = (sheet.sampling ?? {}) as RecordValues;
  const plans = linesIn(sampling, 'classes') as unknown as readonly ClassPlan[];
  if (plans.length === 0) return undefined;
  const done = units.filter(({ state }) => state === 'recorded' || state === 'waiting');
  const verdict = judgeSample(plans, done, sampling['countBy'] as CountBy);
  const tests = standingTests(sheet, done);
  const fails = tests.some(test => test.verdict === 'reject');
  return { ...verdict, tests, ...(fails && { result: 'reject' as const, isBeyond: true }) };
}
