import { actionPath, recordPath, replyCodes } from '@axle/wire';
import { sql } from 'kysely';
import type { CallAs, DemoApp } from '../../../../testing/demo-app.ts';
import type { Row } from '../../reply/testing/sent-order.ts';

const inspections = { service: 'nova', path: 'inspection' };

/** What inspectors do with the lots of batches of an order that lie on hold; each answers `done`, or the code of its refusal. */
export function heldLots(app: DemoApp, boss: CallAs, batchNo: (order: number, at: number) => Promise<string>) {
  const lotOf = async (order: number, at: number): Promise<{ readonly id: number; readonly no: string }> =>
    app.db
      .selectFrom('inspection as i')
      .innerJoin('receipt as r', 'r.id', 'i.receipt')
      .select(['i.id', 'i.inspection_no as no'])
      .where('r.source_no', '=', await batchNo(order, at))
      .executeTakeFirstOrThrow();
  const step = async (page: string, id: number, action: string, input: object): Promise<string> => {
    const { version } = (await app.get(`${recordPath(inspections, 'read')}?id=${id}`, boss)).data as Row;
    const reply = await app.post(actionPath(inspections, action), { page, targets: [{ id, version }], input }, boss);
    const refused = (reply.data as readonly { refusal?: { code: string } }[] | undefined)?.[0]?.refusal?.code;
    return refused ?? reply.reason ?? (reply.code === replyCodes.ok ? 'done' : JSON.stringify(reply));
  };
  /** Finds so many defects in the lot of a batch that it is rejected. */
  const rejected = async (order: number, at: number): Promise<{ readonly id: number; readonly no: string }> => {
    const lot = await lotOf(order, at);
    await sql`update inspection set state = 'rejected', result = 'reject', major_found = 9, critical_found = 0, minor_found = 0
      where id = ${lot.id}`.execute(app.db);
    return lot;
  };
  return {
    lotOf,
    rejected,
    decided: (lot: number, kind: string) => step('sampleJudgement', lot, 'decide', { kind, plan: 'Holes out of tolerance' }),
    /** The lot of a batch is rejected, and sorted: its good pieces are released. */
    async sorted(order: number, at: number, badQty: number): Promise<string> {
      const { id } = await rejected(order, at);
      const decided = await step('sampleJudgement', id, 'decide', { kind: 'sort', plan: 'Holes out of tolerance' });
      return decided === 'done' ? step('sampleJudgement', id, 'sortResult', { badQty, replacedQty: 0 }) : decided;
    },
    /** What is on hold still of a sorted lot is damaged. */
    condemned: async (order: number, at: number): Promise<string> =>
      step('iqcInspection', (await lotOf(order, at)).id, 'block', { reason: 'Cannot be used' }),
  };
}
