import type { RecordRow, RecordValues } from '@axle/page-kit';
import { type ClassPlan, type DefectClass, drawSample, jointPlan, judgeSample, sampleSize } from '@axle/quality';
import { type Transaction, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { judgingStandard } from '../sampling/judging-standard.ts';
import { unitsOf } from '../sampling/sampled-units.ts';

/** A lot of so many is found to have too many defects. */
const rejectedEvery = 19;

/** How many units of a class are found in the lot at a place: a few now and then, too many in some. */
function foundIn({ defectClass, accept }: ClassPlan, at: number): number {
  if (defectClass === 'critical') return 0;
  if (defectClass === 'major') return at % rejectedEvery === 7 ? accept + 1 : at % 6 === 2 ? Math.min(1, accept) : 0;
  return Math.min(accept, [0, 0, 1, 0, 2, 0, 1][at % 7]!);
}

/** The sample of an incoming lot of the demo as it was drawn and found; undefined where no standard is for it. */
export async function demoSample(
  transaction: Transaction<Tables>,
  lot: RecordRow,
  at: number,
): Promise<{ readonly sampling: RecordValues; readonly found: RecordValues } | undefined> {
  const standard = await judgingStandard(transaction, lot);
  if (!standard) return undefined;
  const { rows: codes } = await sql<{ id: number; defectClass: DefectClass }>`
    select id, defect_class as "defectClass" from defect_code order by code`.execute(transaction);
  const lotSize = Number(lot['lotSize']);
  const { id: standardId, level, oneLetter } = standard;
  const plans = jointPlan({ lotSize, level, oneLetter, classes: standard.classes.map(one => ({ ...one, severity: 'normal' as const })) });
  const size = sampleSize(plans);
  const cartonQty = Math.min(lotSize, Number(lot['cartonQty'] ?? lotSize));
  const seed = 1_000_003 * (at + 1);
  const cartons = Math.ceil(lotSize / cartonQty);
  const { drawn } = drawSample({ lotSize, cartons, cartonQty, size, seed });
  let unitNo = 0;
  const defects = plans.flatMap(plan =>
    Array.from({ length: Math.min(foundIn(plan, at), size - unitNo) }, () => {
      unitNo += 1;
      const own = codes.filter(({ defectClass }) => defectClass === plan.defectClass);
      return { unitNo, defectCode: own[(at + unitNo) % own.length]!.id, defectClass: plan.defectClass, qty: 1 };
    }),
  );
  const { type, round, supplier, sku } = lot;
  const counts = { inspectedUnits: size, nonconforming: unitNo };
  const verdict = judgeSample(plans, unitsOf({ ...counts, defects }), 'units');
  const classes = plans.map((plan, of) => ({ ...plan, found: verdict.classes[of]!.found, verdict: verdict.classes[of]!.verdict }));
  return {
    sampling: {
      inspection: lot.id,
      type,
      round,
      supplier,
      sku,
      lotSize,
      standard: standardId,
      level,
      oneLetter,
      countBy: 'units',
      sampleSize: size,
      cartons,
      cartonQty,
      seed,
      classes,
      drawn,
      defects,
      ...counts,
      state: 'judged',
      result: verdict.result,
    },
    found: Object.fromEntries(verdict.classes.map(one => [`${one.defectClass}Found`, one.found])),
  };
}
