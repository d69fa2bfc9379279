import { businessDay } from '@axle/page-kit';
import { sql } from 'kysely';
import { type Demo, demoStep } from '../../../platform/demo/demo-step.ts';
import { steppingDemo } from '../../../platform/demo/lead-demo.ts';

/** How far lots that came these days are: given to somebody, being recorded, recorded, rejected. */
const stages = ['scheduled', 'sampling', 'judging', 'rejected'] as const;
type Stage = (typeof stages)[number];

/** Units that are recorded of a lot that is being inspected. */
const recordedShare = 0.4;

/** One minor defect more than the lot may have. */
async function tooMany({ transaction }: Demo, lot: number): Promise<readonly { unitNo: number; defectCode: number; qty: number }[]> {
  const { rows } = await sql<{ accept: number; code: number }>`
    select c.accept, (select min(id) from defect_code where defect_class = 'minor') as code
    from sampling s join sampling_classes c on c.record_id = s.id
    where s.inspection = ${lot} and c.defect_class = 'minor'`.execute(transaction);
  return rows.flatMap(({ accept, code }) => Array.from({ length: accept + 1 }, (_, at) => ({ unitNo: at + 1, defectCode: code, qty: 1 })));
}

/** Leads an incoming lot as far as a stage. */
async function lead(demo: Demo, lot: number, stage: Stage): Promise<void> {
  const { transaction, registry, now, person } = demo;
  const qc = person('qc');
  const step = steppingDemo(transaction, registry, now);
  await step('iqcInspection', lot, [['assign', qc, { inspector: qc, planDate: businessDay(now) }]]);
  if (stage === 'scheduled') return;
  await step('sampleJudgement', lot, [['start', qc]]);
  const { sample_size: size } = await transaction
    .selectFrom('sampling')
    .select('sample_size')
    .where('inspection', '=', lot)
    .executeTakeFirstOrThrow();
  const defects = stage === 'rejected' ? await tooMany(demo, lot) : [];
  const inspectedUnits = stage === 'sampling' ? Math.max(1, Math.floor(size * recordedShare)) : size;
  await step('sampleJudgement', lot, [['record', qc, { inspectedUnits, ...(defects.length > 0 ? { defects } : {}) }]]);
  if (stage === 'rejected') await step('sampleJudgement', lot, [['submit', qc]]);
}

/** Begins to inspect lots that came lately, the smallest first, so that each page of judgement has something to do. */
export const addDemoWork = demoStep('lotsAtWork', ['dispositions', 'outgoingInspections'], async demo => {
  const { rows } = await sql<{ id: number }>`
    select i.id from inspection i where i.type = 'iqc' and i.state = 'requested' and i.lot_size >= 50
      and not exists (select from switch_state w where w.supplier = i.supplier and w.severity = 'discontinued')
    order by i.lot_size, i.id limit ${stages.length}`.execute(demo.transaction);
  for (const [at, { id }] of rows.entries()) await lead(demo, id, stages[at]!);
});
