import type { RecordValues } from '@axle/page-kit';
import { sql } from 'kysely';
import { type Demo, demoStep } from '../../../platform/demo/demo-step.ts';
import { type DocumentStep, leadingDemo } from '../../../platform/demo/lead-demo.ts';
import { cartons, keepPicture, signature } from './demo-pictures.ts';

/** How far the reports of the demo came, of batches that have arrived; those that have not are drafts. */
const courses = ['confirm', 'confirm', 'submit', 'confirm', 'return', 'draft', 'void'] as const;

/** The batches that left, those that arrived first. */
async function batchesOf({ transaction }: Demo) {
  const { rows } = await sql<{ id: number; hasArrived: boolean }>`
    select b.id, b.state = 'arrived' as "hasArrived" from ship_batch b join receipt r on r.source_no = b.batch_no
    where b.state in ('shipped', 'departed', 'arrived') and r.type = 'purchase' and r.state in ('expected', 'closed')
    order by b.state = 'arrived' desc, b.id desc limit ${courses.length + 1}`.execute(transaction);
  return rows;
}

/** Adds receive reports of batches that left: confirmed, waiting, sent back, void, and drafts. Signed ones come where there are files. */
export const addDemoReceiveReports = demoStep('receiveReports', ['shipBatches', 'settlements'], async demo => {
  const { transaction, registry, person, now, files } = demo;
  const [clerk, manager] = [person('whClerk'), person('purchaseManager')];
  const signed: RecordValues = files
    ? {
        signature: await keepPicture(demo, files, 'signature.png', signature, clerk),
        photos: await keepPicture(demo, files, 'dock.png', cartons, clerk),
      }
    : {};
  const lead = leadingDemo(transaction, registry, now);
  const steps: Readonly<Record<(typeof courses)[number], readonly DocumentStep[]>> = {
    draft: [],
    submit: [['submit', clerk]],
    confirm: [
      ['submit', clerk],
      ['confirm', manager],
    ],
    return: [
      ['submit', clerk],
      ['return', manager, { returnReason: '第2行实收与装箱单不符，请复点' }],
    ],
    void: [['void', clerk, { voidReason: '批次选错，重新填写' }]],
  };
  for (const [at, { id, hasArrived }] of (await batchesOf(demo)).entries()) {
    const course = courses[at] ?? 'draft';
    const mayGoOn = hasArrived && (files !== undefined || course === 'void');
    const values = { shipBatch: id, receiver: '陈建国', sealNo: `HK${String(402_117 + at * 613)}`, ...signed };
    await lead('receiveReports', clerk, values, mayGoOn ? steps[course] : []);
  }
});
