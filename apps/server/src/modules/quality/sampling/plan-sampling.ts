import type { RecordRow } from '@axle/page-kit';
import { drawSample, jointPlan, sampleSize, specialPlans } from '@axle/quality';
import type { Severities } from '../severity/severities-of-lot.ts';
import type { JudgingStandard } from './judging-standard.ts';

/** By what a lot is sampled. */
export interface SamplingTerms {
  readonly standard: JudgingStandard;
  readonly severities: Severities;
  /** Draws the units. */
  readonly seed: number;
}

/** [Q1–Q3] [Q7] The sampling of a lot: the plan of each class by its severity, and the units that the seed draws. */
export function planSampling(lot: RecordRow, { standard, severities, seed }: SamplingTerms) {
  const lotSize = Number(lot['lotSize']);
  const { id: standardId, level, oneLetter, tests } = standard;
  const classes = jointPlan({
    lotSize,
    level,
    oneLetter,
    classes: standard.classes.map(one => ({ ...one, severity: severities.get(one.defectClass) ?? 'normal' })),
  });
  const size = sampleSize(classes);
  const cartonQty = Math.min(lotSize, Number(lot['cartonQty'] ?? lotSize));
  const cartons = Math.ceil(lotSize / cartonQty);
  const { drawn } = drawSample({ lotSize, cartons, cartonQty, size, seed });
  const { type, round, supplier, sku } = lot;
  return {
    inspection: lot.id,
    type,
    round,
    supplier,
    sku,
    lotSize,
    standard: standardId,
    level,
    oneLetter,
    countBy: 'units' as const,
    sampleSize: size,
    cartons,
    cartonQty,
    seed,
    classes,
    special: specialPlans(lotSize, tests, classes).map(({ letter: _letter, isFull: _full, ...plan }) => plan),
    drawn,
    inspectedUnits: 0,
    nonconforming: 0,
    labelsOk: 0,
    labelsFailed: 0,
  };
}
