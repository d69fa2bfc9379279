import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import type { DemoApp } from '../../../../testing/demo-app.ts';
import { linesInForce } from '../../../purchasing/delivery/testing/lines-in-force.ts';

/** A record as a reply shows it. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };

const inspections = { service: 'nova', path: 'inspection' };
const states = { service: 'nova', path: 'switch_state' };
const lotSize = 100;

/** Outgoing lots of one supplier and a category that no lot was of before, and what is done with them. */
export async function judgedLots(app: DemoApp) {
  const boss = { signature: await app.signIn('superadmin'), language: 'en' };
  const of = await linesInForce(app, boss);
  // the standard for all goods alone: level II, AQL 2.5 and 4.0
  await sql`update judgement_standard set status = 0 where scope_level <> 'global'`.execute(app.db);
  const { rows: codes } = await sql<{ id: number }>`select id from defect_code where defect_class = 'minor' limit 1`.execute(app.db);
  const { rows: free } = await sql<{ id: number }>`
    select id from category c where not exists (select from switch_state s where s.category = c.id) order by id limit 1`.execute(app.db);
  const category = free[0]!.id;
  const read = async (id: number) => (await app.get(`${recordPath(inspections, 'read')}?id=${id}`, boss)).data as Row;
  const post = async (what: typeof inspections, target: Row, [page, action]: readonly [string, string], input: object) => {
    const targets = [{ id: target.id, version: target.version }];
    const reply = await app.post(actionPath(what, action), { page, targets, input }, boss);
    return (reply.data as readonly { refusal?: { code: string } }[] | undefined)?.[0]?.refusal?.code ?? reply.reason ?? 'done';
  };
  const act = async (action: string, id: number, input: object = {}, page = 'sampleJudgement') =>
    post(inspections, await read(id), [page, action], input);
  return {
    boss,
    read,
    act,
    /** A lot of 100 that is scheduled. */
    async scheduled(): Promise<number> {
      const purchaseOrder = await of.inForce('2026-12-10');
      await sql`update sku set category = ${category} where id = (
        select sku from purchase_order_lines where record_id = ${purchaseOrder} and line_no = 0)`.execute(app.db);
      const values = { purchaseOrder, orderLine: 1, lotSize, cartonQty: 10, planDate: '2026-05-25' };
      const { id } = (await app.post(recordPath(inspections, 'add'), { page: 'outgoingInspection', values }, boss)).data as Row;
      await act('schedule', id, { inspector: 1, planDate: '2026-05-25' }, 'outgoingInspection');
      return id;
    },
    start: (id: number) => act('start', id, { finishedQty: lotSize, packedQty: lotSize }),
    /** Records all units of a lot that was started, so many of them with a minor defect. */
    async record(id: number, found: number): Promise<void> {
      const defects = Array.from({ length: found }, (_, at) => ({ unitNo: at + 1, defectCode: codes[0]!.id, qty: 1 }));
      const done = await act('record', id, { inspectedUnits: (await read(id))['sampleSize'], defects });
      if (done !== 'done') throw new Error(done);
    },
    /** Schedules, samples and judges a lot with so many minor defects. */
    async judged(found: number): Promise<number> {
      const id = await this.scheduled();
      const started = await this.start(id);
      if (started !== 'done') throw new Error(started);
      await this.record(id, found);
      const done = await act('submit', id);
      if (done !== 'done') throw new Error(done);
      return id;
    },
    /** The plan of a class of a lot. */
    async plan(id: number, defectClass = 'minor') {
      const { rows } = await sql<{ severity: string; size: number; accept: number }>`
        select c.severity, c.size, c.accept from sampling s join sampling_classes c on c.record_id = s.id
        where s.inspection = ${id} and c.defect_class = ${defectClass}`.execute(app.db);
      return rows[0]!;
    },
    /** Where a class of the lots stands. */
    async state(defectClass = 'minor'): Promise<Row> {
      const { rows } = await sql<{ id: number }>`
        select id from switch_state where category = ${category} and inspect_type = 'outgoing' and defect_class = ${defectClass}`.execute(
        app.db,
      );
      return (await app.get(`${recordPath(states, 'read')}?id=${rows[0]!.id}`, boss)).data as Row;
    },
    /** What a button of switching says for a state. */
    press: (state: Row, action: string, input: object) => post(states, state, ['switching', action], input),
  };
}
