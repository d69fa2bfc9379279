import { businessDay, type RecordValues } from '@axle/page-kit';
import { sql } from 'kysely';
import type { Demo } from '../../../platform/demo/demo-step.ts';
import { steppingAll } from '../../../platform/demo/lead-demo.ts';

/** What becomes of samples at their inspector: given to somebody, begun, accepted or rejected. */
const inspecting = ['inspect', 'begin', 'accept', 'reject'] as const;
type DemoInspecting = (typeof inspecting)[number];

/** Whether a step of a sample is one of its inspection. */
export const isInspecting = (action: string): action is DemoInspecting => inspecting.some(one => one === action);

interface Begun {
  readonly id: number;
  readonly size: number;
}

/** The inspections of some samples that are not over, with the pieces of their samplings. */
async function openInspections({ transaction }: Demo, samples: readonly number[]): Promise<readonly Begun[]> {
  const { rows } = await sql<Begun>`
    select i.id, i.lot_size as size from inspection i
    where i.sample = any(${samples}::bigint[]) and i.state in ('scheduled', 'sampling', 'judging') order by i.id`.execute(transaction);
  return rows;
}

/** A minor defect on each piece, of a sample that is rejected. */
async function defectsOf({ transaction }: Demo, size: number): Promise<RecordValues> {
  const { rows } = await sql<{ id: number }>`select min(id) as id from defect_code where defect_class = 'minor'`.execute(transaction);
  return { defects: Array.from({ length: size }, (_, at) => ({ unitNo: at + 1, defectCode: rows[0]!.id, qty: 1 })) };
}

/** Leads samples of the demo through a step of their inspection, at a moment. */
export async function inspectDemoSamples(demo: Demo, samples: readonly number[], step: DemoInspecting, at: Date): Promise<void> {
  const [qc, developer] = [demo.person('qc'), demo.person('catalogEditor')];
  const take = steppingAll(demo.transaction, demo.registry, at);
  if (step === 'inspect') return take('newProductSamples', samples, [['inspect', developer, { inspector: qc, planDate: businessDay(at) }]]);
  for (const { id, size } of await openInspections(demo, samples)) {
    await take('sampleJudgement', [id], [['start', qc]]);
    if (step === 'begin') continue;
    const found = step === 'reject' ? await defectsOf(demo, size) : {};
    await take(
      'sampleJudgement',
      [id],
      [
        ['record', qc, { inspectedUnits: size, ...found }],
        ['submit', qc],
      ],
    );
  }
}
