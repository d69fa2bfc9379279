import { rowChanged } from '@axle/page-kit';
import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { type CallAs, demoApp } from '../../../testing/demo-app.ts';
import { sentOrders } from '../../purchasing/reply/testing/sent-order.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };
const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const as = async (account: string): Promise<CallAs> => ({ signature: await app.signIn(account), language: 'en' });
const [boss, manager] = [await as('superadmin'), await as('purchasemanager')];
const of = await sentOrders(app, boss);
const service = 'nova';
const [inspections, dispositions] = [
  { service, path: 'inspection' },
  { service, path: 'disposition' },
];

const read = async (what: typeof inspections, id: number) => (await app.get(`${recordPath(what, 'read')}?id=${id}`, boss)).data as Row;
const act = async (
  what: typeof inspections,
  page: string,
  action: string,
  target: Pick<Row, 'id' | 'version'>,
  input: object,
  who = boss,
) => {
  const reply = await app.post(actionPath(what, action), { page, targets: [target], input }, who);
  return (reply.data as readonly { refusal?: { code: string } }[] | undefined)?.[0]?.refusal?.code ?? reply.reason ?? 'done';
};
const onLot = async (action: string, id: number, input: object = {}, page = 'sampleJudgement') =>
  act(inspections, page, action, await read(inspections, id), input);
const decide = (id: number, kind: string, more: object = {}) => onLot('decide', id, { kind, plan: 'As agreed with the supplier', ...more });
const terms = { priceCutPct: '4', validUntil: '2026-06-30' };

/** What was decided on a lot last. */
const dispositionOf = async (inspection: number) => {
  const { rows } = await sql<{ id: number }>`select id from disposition where inspection = ${inspection} order by id desc`.execute(app.db);
  return read(dispositions, rows[0]!.id);
};
const onDisposition = async (action: string, inspection: number, who = boss, input: object = {}) =>
  act(dispositions, 'lotDispositions', action, await dispositionOf(inspection), input, who);

/** A lot of an order of so many at 12.50, found with so many major and critical defects. */
const rejected = async (lotSize: number, found: { readonly critical?: number; readonly round?: number } = {}) => {
  const order = await of.sent([{ qty: lotSize, price: '12.50' }]);
  await sql`update purchase_order set state = 'effective', effective_at = ${app.now()} where id = ${order}`.execute(app.db);
  const values = { purchaseOrder: order, orderLine: 1, lotSize, planDate: '2026-05-25' };
  const { id } = (await app.post(recordPath(inspections, 'add'), { page: 'outgoingInspection', values }, boss)).data as Row;
  const { critical = 0, round = 1 } = found;
  await sql`update inspection set state = 'rejected', result = 'reject', round = ${round}, critical_found = ${critical}, major_found = 6
    where id = ${id}`.execute(app.db);
  return { id, order };
};
const passed = async (order: number) => ((await of.order(order))['lines'] as readonly { passed_qty?: number }[])[0]!.passed_qty ?? 0;
const deductionOf = async (inspection: number) => {
  const { deduction } = await dispositionOf(inspection);
  const found = app.db.selectFrom('deduction').select(['type', 'state', 'amount', 'basis']).where('id', '=', Number(deduction));
  return found.executeTakeFirstOrThrow();
};

describe('a rejected lot at the supplier', () => {
  it('[Q25] is not conceded with a critical defect, and after three rounds returned or scrapped', async () => {
    const { id } = await rejected(500, { critical: 1 });
    expect([await decide(id, 'concession', terms), await decide(id, 'sort', { qty: 5 })]).toEqual(['CRITICAL', 'WHOLE_LOT']);
    const { id: last, order } = await rejected(500, { round: 3 });
    expect([await decide(last, 'rework'), await decide(last, 'sort'), await decide(last, 'return')]).toEqual([
      'LAST_ROUND',
      'LAST_ROUND',
      'done',
    ]);
    expect(await read(inspections, last)).toMatchObject({ state: 'closed', disposition: 'return', dispositionState: 'done' });
    expect([await passed(order), (await dispositionOf(last))['afterSale']]).toEqual([0, undefined]);
  });

  it('[Q25] is decided once: a second tab that has it open is refused because the lot changed', async () => {
    const { id } = await rejected(500);
    const seen = await read(inspections, id);
    const input = { kind: 'scrap', plan: 'Scrapped at the supplier' };
    expect(await act(inspections, 'sampleJudgement', 'decide', seen, { kind: 'sort', plan: 'Sorted' })).toBe('done');
    expect(await act(inspections, 'sampleJudgement', 'decide', seen, input)).toBe(rowChanged.code);
    expect(await read(inspections, id)).toMatchObject({ state: 'rejected', disposition: 'sort', dispositionState: 'running' });
    expect(await decide(id, 'scrap')).toBe('done');
    expect(await deductionOf(id)).toMatchObject({ type: 'quality', state: 'draft', amount: '6250' });
    const { rows } = await sql<{ state: string }>`select state from disposition where inspection = ${id} order by id`.execute(app.db);
    expect(rows.map(({ state }) => state)).toEqual(['refused', 'done']);
  });

  it('[Q27] conceded with 4 % on 1,200 × 12.50 by a second person, it has passed, and a deduction of 600.00 is drafted', async () => {
    const { id, order } = await rejected(1200);
    expect([await decide(id, 'concession', { priceCutPct: '51' }), await decide(id, 'concession', terms)]).not.toContain('CRITICAL');
    expect([await onDisposition('approve', id, manager), await onDisposition('submit', id)]).not.toEqual(['done', 'done']);
    expect(await read(inspections, id)).toMatchObject({ state: 'rejected', disposition: 'concession', dispositionState: 'approving' });
    expect([await decide(id, 'scrap'), await passed(order)]).toEqual(['IN_APPROVAL', 0]);
    expect(await onDisposition('approve', id)).not.toBe('done');
    expect(await onDisposition('approve', id, manager)).toBe('done');
    expect(await read(inspections, id)).toMatchObject({ state: 'conceded', releasedQty: 1200, dispositionState: 'done' });
    expect(await passed(order)).toBe(1200);
    expect(await deductionOf(id)).toEqual({ type: 'concession', state: 'draft', amount: '600', basis: '1200 × 12.50 × 4% = 600.00' });
    expect(await onDisposition('approve', id, manager)).not.toBe('done');
  });

  it('a concession that was turned down leaves it to be decided on again', async () => {
    const { id, order } = await rejected(500);
    await decide(id, 'concession', { ...terms, qty: 300 });
    await onDisposition('submit', id);
    expect(await onDisposition('reject', id, manager, { rejectReason: 'Customers complained before' })).toBe('done');
    expect(await read(inspections, id)).toMatchObject({ state: 'rejected', dispositionState: 'refused' });
    expect([await decide(id, 'concession', { ...terms, qty: 300 }), await onDisposition('submit', id)]).toEqual(['done', 'done']);
    expect([await onDisposition('approve', id, manager), await passed(order)]).toEqual(['done', 300]);
  });

  it('[Q9] [Q26] sorted, 1,000 with 37 bad and 20 replaced release 983, and six hours at 45.00 are charged', async () => {
    const { id, order } = await rejected(1000);
    const result = { badQty: 37, replacedQty: 20, costHours: '6', hourRate: '45' };
    expect(await onLot('sortResult', id, result)).toBe('NOT_SORTED');
    await decide(id, 'sort');
    expect(await onLot('sortResult', id, { ...result, replacedQty: 38 })).toBe('REPLACED');
    expect(await onLot('sortResult', id, result)).toBe('done');
    expect(await read(inspections, id)).toMatchObject({ state: 'accepted', result: 'reject', releasedQty: 983, dispositionState: 'done' });
    expect(await dispositionOf(id)).toMatchObject({ okQty: 963, badQty: 37, replacedQty: 20, releasedQty: 983, state: 'done' });
    expect([await passed(order), await deductionOf(id)]).toEqual([983, expect.objectContaining({ type: 'sorting', amount: '270' })]);
    expect(await onLot('sortResult', id, result)).not.toBe('done');
  });

  it('[Q26] with nothing good in it, it stays rejected', async () => {
    const { id, order } = await rejected(500);
    await decide(id, 'sort');
    expect(await onLot('sortResult', id, { badQty: 500, replacedQty: 0 })).toBe('done');
    expect(await read(inspections, id)).toMatchObject({ state: 'rejected', releasedQty: 0, dispositionState: 'done' });
    expect([await passed(order), await decide(id, 'return')]).toEqual([0, 'done']);
  });

  it('[Q21] reworked, it is inspected again once the supplier said what was corrected; the fee is charged', async () => {
    const { id } = await rejected(500);
    const again = { planDate: '2026-05-28', reason: 'Moulds polished', fee: '350' };
    expect(await onLot('reinspect', id, again)).toBe('NOT_REWORKED');
    await decide(id, 'rework');
    expect(await onLot('reinspect', id, { planDate: '2026-05-28' })).not.toBe('done');
    expect(await onLot('reinspect', id, again)).toBe('done');
    const { rows } = await sql`select round, state, fee::text as fee from inspection where original = ${id}`.execute(app.db);
    expect(rows).toEqual([{ round: 2, state: 'requested', fee: '350.00' }]);
    expect(await deductionOf(id)).toMatchObject({ type: 'test', amount: '350' });
    expect(await dispositionOf(id)).toMatchObject({ state: 'done', correction: 'Moulds polished' });
  });
});
