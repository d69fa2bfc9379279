import type { Refusal } from '@axle/kernel';
import type { RecordRow, RecordValues } from '@axle/page-kit';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { eachByItself, type Step } from '../../../platform/resources/each-by-itself.ts';
import { forbiddenOn } from '../../../platform/resources/on-page.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { draftCase } from './case-of-exception.ts';
import { checkSeenReports } from './check-reports.ts';
import { addMap } from './add-map.ts';
import { correctReport } from './correct-report.ts';
import { joinPool } from './join-pool.ts';
import { takeSize } from './take-size.ts';

type Settle = (parts: Parameters<Step>[0], record: RecordRow, input: RecordValues) => Promise<Refusal | undefined>;

const closed: Refusal = { code: 'STATE', message: { zh: '已处理或已忽略', en: 'Already resolved or ignored' } };
const onPlatform: Refusal = {
  code: 'ON_PLATFORM',
  message: {
    zh: '请在亚马逊恢复销售或移除库存；恢复后自动关闭，移除的用“处理完成”写明结果',
    en: 'Relist or remove the stock at Amazon: it is closed once it is on sale again; after a removal, use “Resolve” and say so',
  },
};
const otherType: Refusal = { code: 'NOT_FOR_TYPE', message: { zh: '不适用于该类型', en: 'Not available for this type' } };

const openCase: Settle = async (parts, record) =>
  (await forbiddenOn(parts, 'fbaAbnormalData', 'add', { zh: '开申诉', en: 'Open a case' })) ??
  draftCase(parts.database, parts.caller, record);

/** What settles an exception, by its type; stranded stock is settled at Amazon alone. */
const steps: Readonly<Record<string, Settle>> = {
  A1: addMap,
  A2: correctReport,
  A3: openCase,
  A5: takeSize,
  A6: openCase,
  A7: joinPool,
};

/** Applies what resolves each exception and checks the reports again; one without a handler is assigned to the user. */
const settling =
  (settle: (record: RecordRow) => Settle | undefined, otherwise: Refusal): ActionHandler =>
  ({ parts, targets, input }) =>
    inTransaction(parts.database, async transaction => {
      const within = { ...parts, database: transaction };
      const done: number[] = [];
      const outcomes = await eachByItself(within, targets, async (at, record) => {
        if (record['endedAt'] !== undefined || record['state'] === 'ignored') return closed;
        const refusal = await (settle(record) ?? (async () => otherwise))(at, record, input);
        if (!refusal) {
          done.push(record.id);
          const after = { ...record, state: 'doing', handler: record['handler'] ?? parts.caller.access.userId };
          await updateRows(at.database, at, [{ before: record, after }], { action: 'state', transition: 'assign' });
        }
        return refusal;
      });
      if (done.length > 0) await checkSeenReports(within);
      return outcomes;
    });

const only = (type: string, settle: Settle) => settling(record => (record['type'] === type ? settle : undefined), otherType);

/** The steps that settle exceptions of FBA reports. */
export const settleActions = {
  'fbaAbnormalData.settle': settling(record => steps[String(record['type'])], onPlatform),
  'fbaAbnormalData.addMap': only('A1', addMap),
  'fbaAbnormalData.correct': only('A2', correctReport),
  'fbaAbnormalData.joinPool': only('A7', joinPool),
};
