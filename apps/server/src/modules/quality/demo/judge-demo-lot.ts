import { businessDay } from '@axle/page-kit';
import type { Demo } from '../../../platform/demo/demo-step.ts';
import { leadingDemo, steppingDemo } from '../../../platform/demo/lead-demo.ts';

const dayLong = 86_400_000;

/** A lot at its supplier, in the demo. */
export interface DemoLot {
  readonly order: number;
  readonly line: number;
  readonly qty: number;
  readonly note?: string;
}

/** How far a lot of the demo gets. */
export type LotStage = 'scheduled' | 'sampling' | 'judging' | 'judged';

/** A defect found on the first units of a lot, and on how many. */
export interface DemoFinding {
  readonly code: number;
  readonly units: number;
}

/** Units that are recorded of a lot that is being inspected. */
const recordedShare = 0.4;

/** Requests, schedules, samples and judges a lot of the demo as its inspector does, so many days ago; answers its id. */
export async function judgeDemoLot(
  demo: Demo,
  lot: DemoLot,
  { daysAgo, stage, finding }: { readonly daysAgo: number; readonly stage: LotStage; readonly finding?: DemoFinding },
): Promise<number> {
  const { transaction, registry, now, person } = demo;
  const qc = person('qc');
  const before = (days: number) => new Date(now.getTime() - days * dayLong);
  const planDate = businessDay(before(daysAgo));
  const { order: purchaseOrder, line: orderLine, qty: lotSize, note } = lot;
  const asked = { purchaseOrder, orderLine, lotSize, planDate, ...(note === undefined ? {} : { note }) };
  const id = await leadingDemo(transaction, registry, before(daysAgo + 1))('outgoingInspection', qc, asked, [
    ['schedule', qc, { inspector: qc, planDate }],
  ]);
  if (stage === 'scheduled') return id;
  const step = steppingDemo(transaction, registry, before(daysAgo));
  await step('sampleJudgement', id, [['start', qc, { finishedQty: lotSize, packedQty: lotSize }]]);
  const { sample_size: size } = await transaction
    .selectFrom('sampling')
    .select('sample_size')
    .where('inspection', '=', id)
    .executeTakeFirstOrThrow();
  const defects = Array.from({ length: finding?.units ?? 0 }, (_, at) => ({ unitNo: at + 1, defectCode: finding!.code, qty: 1 }));
  const upTo = stage === 'sampling' ? Math.max(defects.length, Math.floor(size * recordedShare)) : size;
  await step('sampleJudgement', id, [['record', qc, { inspectedUnits: upTo, ...(defects.length > 0 ? { defects } : {}) }]]);
  if (stage === 'judged') await step('sampleJudgement', id, [['submit', qc]]);
  return id;
}
