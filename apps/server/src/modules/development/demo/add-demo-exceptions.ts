import type { RecordValues } from '@axle/page-kit';
import { unrestricted } from '@axle/permissions';
import { sql } from 'kysely';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { leadingDemo } from '../../../platform/demo/lead-demo.ts';
import { settleCauses } from '../exception/settle-causes.ts';

const dayLong = 86_400_000;

/** What developers of the demo raised: at which stage, how grave, what happened, and how it was solved. */
const raised: readonly (RecordValues & { readonly stage: string; readonly daysAgo: number; readonly solution?: string })[] = [
  { stage: 'sample', daysAgo: 2, type: 'supplierQuit', level: 'mid', text: '供应商停产该型号毛坯，需改用第二家' },
  { stage: 'hold', daysAgo: 12, type: 'ip', level: 'high', text: '竞品外观专利权利要求覆盖灯壳造型，等待检索意见' },
  { stage: 'register', daysAgo: 3, type: 'data', level: 'low', text: '适配表缺2021款混动版' },
  {
    stage: 'approval',
    daysAgo: 9,
    type: 'data',
    level: 'mid',
    text: '成本表漏计内盒与说明书',
    solution: '已补内盒与说明书成本，最终成本重新测算',
  },
];

/** Adds exceptions of new products: those that the system finds, and some that developers raised. */
export const addDemoExceptions = demoStep('newProductExceptions', ['newProductProjects', 'newProductFirstOrders'], async demo => {
  const { transaction, registry, now, person } = demo;
  const editor = person('catalogEditor');
  await settleCauses(transaction, { registry, access: unrestricted(1), now }, sql<boolean>`true`);
  for (const { stage, daysAgo, solution, ...values } of raised) {
    const { rows } = await sql<{ id: number }>`select id from new_product_project where stage = ${stage} order by id desc limit 1`.execute(
      transaction,
    );
    const steps = solution === undefined ? [] : ([['solve', editor, { solution }]] as const);
    const then = new Date(now.getTime() - daysAgo * dayLong);
    await leadingDemo(transaction, registry, then)('newProductExceptions', editor, { ...values, project: rows[0]?.id }, steps);
  }
});
