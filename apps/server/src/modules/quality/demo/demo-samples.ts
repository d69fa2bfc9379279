import type { RecordRow, RecordValues } from '@axle/page-kit';
import { type ClassPlan, type DefectClass, type FoundClass, judgeSample } from '@axle/quality';
import { type Transaction, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { type JudgingStandard, judgingStandard } from '../sampling/judging-standard.ts';
import { figureLines, type StandardMeasure, standardMeasures } from '../sampling/measure-units.ts';
import { planSampling } from '../sampling/plan-sampling.ts';
import { unitsOf } from '../sampling/sampled-units.ts';
import { demoMeasures } from './demo-measures.ts';
import type { Severities } from '../severity/severities-of-lot.ts';

/** On so many of the first units things are measured. */
const measuredUnits = 32;

/** A lot of the demo that is judged: its place among all, by which severity, and how many units of a class are found. */
export interface DemoLot {
  readonly at: number;
  readonly severities: Severities;
  foundIn(plan: ClassPlan): number;
}

/** The sample of a lot as it was drawn and found. */
export interface DemoSample {
  readonly sampling: RecordValues;
  readonly found: RecordValues;
  readonly classes: readonly FoundClass[];
  readonly isAccepted: boolean;
}

/** Draws and judges lots of the demo; what the standards say is looked up once for each article. */
export async function demoSamples(transaction: Transaction<Tables>) {
  const { rows: codes } = await sql<{ id: number; defectClass: DefectClass; checkGroup: string }>`
    select id, defect_class as "defectClass", check_group as "checkGroup" from defect_code order by code`.execute(transaction);
  const known = new Map<string, JudgingStandard | undefined>();
  const standardOf = async (lot: RecordRow): Promise<JudgingStandard | undefined> => {
    const key = [lot['type'], lot['supplier'], lot['sku']].join(' ');
    if (!known.has(key)) known.set(key, await judgingStandard(transaction, lot));
    return known.get(key);
  };
  const measured = new Map<number, readonly StandardMeasure[]>();
  const measuresOf = async (standard: number): Promise<readonly StandardMeasure[]> => {
    if (!measured.has(standard)) measured.set(standard, await standardMeasures(transaction, standard));
    return measured.get(standard)!;
  };
  /** The sample of a lot; undefined where no standard is for it. */
  return async (lot: RecordRow, { at, severities, foundIn }: DemoLot): Promise<DemoSample | undefined> => {
    const standard = await standardOf(lot);
    if (!standard) return undefined;
    const planned = planSampling(lot, { standard, severities, seed: 1_000_003 * (at + 1) });
    const { classes: plans, sampleSize: size } = planned;
    // the tests at special levels went well
    const tested = new Set(planned.special.map(({ checkGroup }) => checkGroup));
    const special = planned.special.map(plan => ({ ...plan, found: 0, verdict: 'accept' }));
    let unitNo = 0;
    const defects = plans.flatMap(plan =>
      Array.from({ length: Math.min(foundIn(plan), size - unitNo) }, () => {
        unitNo += 1;
        const own = codes.filter(({ defectClass, checkGroup }) => defectClass === plan.defectClass && !tested.has(checkGroup));
        return { unitNo, defectCode: own[(at + unitNo) % own.length]!.id, defectClass: plan.defectClass, qty: 1 };
      }),
    );
    const counts = { inspectedUnits: size, nonconforming: unitNo };
    const verdict = judgeSample(plans, unitsOf({ ...counts, defects }), 'units');
    const classes = plans.map((plan, of) => ({ ...plan, found: verdict.classes[of]!.found, verdict: verdict.classes[of]!.verdict }));
    const measures = demoMeasures(await measuresOf(standard.id), Math.min(size, measuredUnits), at);
    return {
      sampling: {
        ...planned,
        classes,
        ...(special.length > 0 && { special }),
        defects,
        measures,
        figures: figureLines(measures),
        ...counts,
        state: 'judged',
        result: verdict.result,
      },
      found: Object.fromEntries(verdict.classes.map(one => [`${one.defectClass}Found`, one.found])),
      classes,
      isAccepted: verdict.result === 'accept',
    };
  };
}
