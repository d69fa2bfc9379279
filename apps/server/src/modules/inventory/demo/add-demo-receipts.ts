import { unrestricted } from '@axle/permissions';
import { type Decimal, divide } from '@axle/kernel';
import { businessDay, type RecordValues, type Target } from '@axle/page-kit';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { handlerOf } from '../../../platform/resources/gateway/handler-of.ts';
import { createReceipt, type ReceiptRequest } from '../receipt/create-receipt.ts';
import { asDecimal } from '../stock/read-view.ts';
import { workingBin } from '../stock/working-bin.ts';
import { addDemoWarehouses } from './add-demo-warehouses.ts';
import { type DemoReceipt, demoReceipts } from './demo-receipts.ts';

const day = 86_400_000;
const vat = '1.13' as Decimal;

interface Part {
  readonly id: number;
  readonly sku: string;
  readonly price: string;
  readonly supplier: number | null;
}

/** Receipts in every state that the pages show, counted and settled as people would have: scan by scan, at the days before. */
export const addDemoReceipts = demoStep(
  'receipts',
  ['stock', 'fbaStock', 'suppliers'],
  async ({ transaction, registry, person, given, now }) => {
    const by = person('whClerk');
    const warehouses = given(addDemoWarehouses);
    const parts = await partsToBuy(transaction);
    const access = unrestricted(by);
    let scans = 0;
    const act = async (page: string, action: string, at: Date, targets: readonly Target[], input: RecordValues = {}) => {
      const shown = registry.page(page)!.page;
      const { resource } = shown;
      const caller = { registry, access, now: at };
      scans += 1;
      const key = `00000000-0000-4000-8000-${String(scans).padStart(12, '0')}`;
      const context = {
        parts: { database: transaction, resource: resource!, page, caller, referred: registry.referred },
        targets,
        input,
        key,
      };
      const reply = await handlerOf(shown, action, registry)!(context);
      const refusal = reply.ok ? reply.value.find(each => each.refusal)?.refusal : reply.refusal;
      if (refusal) throw new Error(`${action}: ${JSON.stringify(refusal)}`);
    };
    for (const [at, receipt] of demoReceipts.entries()) {
      const warehouse = warehouses.get(receipt.warehouse)!;
      const lines = receipt.lines.map((line, no) => ({ ...line, part: parts[(at * 3 + no) % parts.length]! }));
      const moment = (back: number) => new Date(now.getTime() - back * day);
      const made = await createReceipt(
        { registry, transaction, now: moment(receipt.notified), by },
        request(receipt, warehouse, lines, moment),
      );
      if (!made.ok) throw new Error(made.refusal.code);
      const { id } = made.value;
      if (receipt.type === 'customer_return' || receipt.type === 'sample') {
        const use = receipt.type === 'sample' ? 'dock' : 'return';
        const dockBin = await workingBin({ registry, transaction, now, by }, warehouse, use);
        await transaction.updateTable('receipt').set({ dock_bin: dockBin }).where('id', '=', id).execute();
      }
      const target = async () => [
        await transaction.selectFrom('receipt').select(['id', 'version']).where('id', '=', id).executeTakeFirstOrThrow(),
      ];
      const lead = async (action: string, back: number) => act('receiveOrder', action, moment(back), await target());
      if (receipt.state === 'cancelled') await lead('cancel', receipt.notified - 1);
      if (receipt.arrived === undefined) continue;
      await lead('arrive', receipt.arrived);
      if (receipt.state === 'arrived') continue;
      const back = receipt.arrived - 0.1;
      await act('receiveStation', 'start', moment(back), [], { receipt: id, version: (await target())[0]!.version });
      for (const { part, good } of lines)
        if (good > 0) await act('receiveStation', 'scan', moment(back), [], { receipt: id, code: `${good}*${part.sku}` });
      for (const { part, damaged = 0 } of lines)
        if (damaged > 0) await act('receiveStation', 'setDamaged', moment(back), [], { receipt: id, code: `${damaged}*${part.sku}` });
      if (receipt.state === 'counting') continue;
      await act('receiveStation', 'finish', moment(back), [], { receipt: id, version: (await target())[0]!.version });
      if (receipt.state === 'counted') continue;
      const open = await transaction
        .selectFrom('receipt_difference')
        .select(['id', 'version', 'diff_type'])
        .where('receipt', '=', id)
        .execute();
      for (const { diff_type: type, ...difference } of open)
        await act('receiveDifference', 'dispose', moment(back), [difference], {
          disposition: receipt.decides?.[type] ?? 'short_close',
          reason: receipt.reason,
        });
      await lead('close', back - 0.5);
    }
  },
);

function request(
  receipt: DemoReceipt,
  warehouse: number,
  lines: readonly (DemoReceipt['lines'][number] & { readonly part: Part })[],
  moment: (back: number) => Date,
): ReceiptRequest {
  const supplier = lines[0]!.part.supplier;
  const isBought = receipt.type === 'purchase' || receipt.type === 'first_leg';
  return {
    type: receipt.type,
    sourceNo: receipt.sourceNo,
    warehouse,
    eta: businessDay(moment(receipt.due)),
    ...(receipt.containerNo === undefined ? {} : { containerNo: receipt.containerNo }),
    ...(isBought && supplier !== null ? { supplier } : {}),
    lines: lines.map(({ part, expected }, no) => ({
      sku: part.id,
      expectedQty: expected,
      ...(isBought ? { poNo: receipt.poNo ?? receipt.sourceNo, poLine: no + 1, unitCost: divide(asDecimal(part.price), vat, 4) } : {}),
    })),
  };
}

/** Parts of one supplier after the other that lie nowhere yet, so that the demo's other stock stays as it is. */
async function partsToBuy(transaction: Transaction<Tables>): Promise<readonly Part[]> {
  const { rows } = await sql<Part>`
    select s.id, s.sku, s.price, (array(select p.id from supplier p where p.stage = 'qualified' order by p.id
    limit 5))[1 + s.id % 5] as supplier from sku s
    where s.sales_status in ('onSale', 'new', 'clearance') and s.price > 0 and s.kind = 'single' and not exists (select from stock_item i
    where i.sku = s.id)
    order by s.sku limit 60`.execute(transaction);
  return rows;
}
