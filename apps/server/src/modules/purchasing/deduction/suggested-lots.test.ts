import type { Decimal } from '@axle/kernel';
import { concessionDeduction, type EndedLot, lotCharge, qualityDeduction } from '@axle/purchasing';
import { recordPath } from '@axle/wire';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { linesInForce } from '../delivery/testing/lines-in-force.ts';
import type { Row } from '../reply/testing/sent-order.ts';

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const deductions = { service: 'purchase-sales-after', path: 'deduction' };
const suggestions = { service: 'purchase-sales-after', path: 'deduction_suggestion' };
const of = await linesInForce(app, boss);

const order = await of.inForce('2026-05-01');
await sql`update purchase_order set effective_at = now() where id = ${order}`.execute(app.db);
await sql`update purchase_order_lines set qty = 1000, eff_qty = 1000, price = 12.5, amount = 12500, kpi_date = '2026-05-01'
  where record_id = ${order}`.execute(app.db);

/** A rejected lot of 500 pieces of the first line of the order, ended as it is said; answers its number. */
async function lot({ outcome, qty, priceCutPct, badQty, replacedQty, nonconforming }: EndedLot): Promise<string> {
  const state = outcome === 'concession' ? 'conceded' : outcome === 'sort' ? 'accepted' : 'rejected';
  const { rows } = await sql<{ id: number; no: string }>`
    insert into inspection (inspection_no, type, supplier, purchase_order, order_line, sku, lot_size, plan_date, state, result,
      disposition, disposition_state, finished_at)
    select '', 'outgoing', o.supplier, o.id, 1, l.sku, 1000, '2026-05-10', ${state}, 'reject', ${outcome ?? null},
      ${outcome ? 'done' : null}, '2026-05-11T02:00:00Z'
    from purchase_order o join purchase_order_lines l on l.record_id = o.id and l.line_no = 0 where o.id = ${order}
    returning id, inspection_no as no`.execute(app.db);
  const [made] = rows;
  await sql`
    insert into sampling (sampling_no, inspection, supplier, sku, type, round, lot_size, level, count_by, one_letter, sample_size, cartons,
      carton_qty, seed, state, inspected_units, nonconforming, result, started_at)
    select '', i.id, i.supplier, i.sku, i.type, 1, i.lot_size, 'II', 'units', true, 1000, 1, 1000, 1, 'judged', 1000, ${nonconforming},
      'reject', now() from inspection i where i.id = ${made!.id}`.execute(app.db);
  if (outcome)
    await sql`
      insert into disposition (disposition_no, inspection, type, round, supplier, purchase_order, order_line, sku, lot_size, kind, qty,
        state, plan, bad_qty, replaced_qty, price_cut_pct)
      select '', i.id, i.type, 1, i.supplier, i.purchase_order, i.order_line, i.sku, i.lot_size, ${outcome},
        ${Math.max(1, qty)}, 'done', 'As agreed', ${outcome === 'sort' ? badQty : null}, ${outcome === 'sort' ? replacedQty : null},
        ${outcome === 'concession' ? priceCutPct : null} from inspection i where i.id = ${made!.id}`.execute(app.db);
  return made!.no;
}

const suggested = async (no: string): Promise<readonly Row[]> =>
  of.listed(suggestions, 'deductionSuggestions', [{ field: 'sourceNo', op: 'eq', value: no }]);
const [price, currency] = ['12.5' as Decimal, 'CNY'];
const none = { qty: 500, priceCutPct: 0, badQty: 0, replacedQty: 0, nonconforming: 0 };

it('[R16a] [R117] 37 bad pieces of a sorted lot are suggested, charged once with their formula, and open again once that is void', async () => {
  const no = await lot({ ...none, outcome: 'sort', badQty: 40, replacedQty: 3 });
  const [found] = await suggested(no);
  expect(found).toMatchObject({ type: 'quality', qty: 37, amount: '462.5', purchaseOrder: order, orderLine: 1, lotType: 'outgoing' });
  const create = () => of.act(suggestions, [found!], ['deductionSuggestions', 'create'], {});
  expect([await create(), await create(), await suggested(no)]).toEqual([['done'], ['CHARGED'], []]);
  const [made] = await of.listed(deductions, 'deductionRecords', [{ field: 'sourceNo', op: 'eq', value: no }]);
  expect(made).toMatchObject({ type: 'quality', state: 'draft', amount: '462.5', basis: '37 × 12.50 = 462.50', sourceKind: 'outgoing' });
  await of.act(deductions, [made!], ['deductionRecords', 'void'], { voidReason: 'Settled by mail' });
  expect(await suggested(no)).toMatchObject([{ amount: '462.5' }]);
});

it('[R16b] [R117] a conceded lot is charged its price cut, and a lot that goes back nothing', async () => {
  const no = await lot({ ...none, outcome: 'concession', priceCutPct: 8 });
  const [found] = await suggested(no);
  expect(found).toMatchObject({ type: 'concession', qty: 500, percent: '8', amount: '500' });
  expect(await of.act(suggestions, [found!], ['deductionSuggestions', 'create'], {})).toEqual(['done']);
  const [made] = await of.listed(deductions, 'deductionRecords', [{ field: 'sourceNo', op: 'eq', value: no }]);
  expect(made).toMatchObject({ type: 'concession', amount: '500', basis: '500 × 12.50 × 8% = 500.00' });
  for (const outcome of ['return', 'rework'] as const)
    expect(await suggested(await lot({ ...none, outcome, nonconforming: 9 }))).toEqual([]);
});

it('[R117] the list has of each lot what the rule says, with the amount of its type', async () => {
  const lots = fc.record({
    outcome: fc.constantFrom('concession', 'scrap', 'sort', 'return', 'rework', undefined),
    qty: fc.integer({ min: 1, max: 1000 }),
    priceCutPct: fc.nat(50),
    badQty: fc.nat(1000),
    replacedQty: fc.nat(100),
    nonconforming: fc.nat(1000),
  });
  await fc.assert(
    fc.asyncProperty(lots, async given => {
      const ended = { ...given, replacedQty: Math.min(given.replacedQty, given.badQty) };
      const charge = lotCharge(ended);
      const [found] = await suggested(await lot(ended));
      if (!charge) {
        expect(found).toBeUndefined();
        return;
      }
      const amount =
        charge.type === 'concession'
          ? concessionDeduction(charge.qty, price, String(ended.priceCutPct) as Decimal, currency)
          : qualityDeduction({ currency, defectQty: charge.qty, price, sortHours: '0' as Decimal, hourRate: '0' as Decimal });
      expect(found).toMatchObject({ ...charge, amount });
    }),
    { numRuns: 15 },
  );
});

it('[R117] suggestions are found by their inspection and their type', async () => {
  const no = await lot({ ...none, nonconforming: 7 });
  const filters = [
    { field: 'type', op: 'in', value: ['quality'] },
    { field: 'sourceNo', op: 'eq', value: no },
  ];
  const reply = await app.post(recordPath(suggestions, 'list'), { page: 'deductionSuggestions', filters, sort: [], limit: 9 }, boss);
  expect(reply.data).toMatchObject({ rows: [{ qty: 7, amount: '87.5' }] });
});
