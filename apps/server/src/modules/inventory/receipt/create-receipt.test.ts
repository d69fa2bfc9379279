import type { Decimal } from '@axle/kernel';
import { describe, expect, it } from 'vitest';
import { demoApp } from '../../../testing/demo-app.ts';
import { createReceipt, type ReceiptRequest } from './create-receipt.ts';
import { receiptFollowers } from './receipt-followers.ts';
import { registry } from '../../../testing/whole-registry.ts';

const app = await demoApp();
const now = new Date('2026-05-20T09:00:00.000Z');
const { id: by } = await app.db.selectFrom('app_user').select('id').limit(1).executeTakeFirstOrThrow();
const [here, there] = await app.db.selectFrom('warehouse').select('id').where('type', '<>', 'transit').orderBy('id').limit(2).execute();
const skus = await app.db.selectFrom('sku').select('id').orderBy('id').limit(2).execute();
const line = { sku: skus[0]!.id, expectedQty: 500 };
const create = async (more: Partial<ReceiptRequest> = {}) =>
  app.db
    .transaction()
    .execute(async transaction =>
      createReceipt(
        { registry, transaction, now, by },
        { type: 'purchase', sourceNo: 'PO-1', warehouse: here!.id, lines: [line], ...more },
      ),
    );
const codeOf = async (more: Partial<ReceiptRequest>) => {
  const reply = await create(more);
  return reply.ok ? 'ok' : reply.refusal.code;
};

describe('a receipt', () => {
  it('has a number of its day, and lines that take what is expected unless more is given', async () => {
    const reply = await create({
      lines: [line, { sku: skus[1]!.id, expectedQty: 500, mostQty: 510, poNo: 'PO-1', poLine: 2, unitCost: '46.96' as Decimal }],
    });
    if (!reply.ok) throw new Error(reply.refusal.code);
    expect(reply.value.receiptNo).toMatch(/^RC260520\d{5}$/);
    const lines = await app.db.selectFrom('receipt_lines').selectAll().where('record_id', '=', reply.value.id).orderBy('line_no').execute();
    expect(lines).toMatchObject([
      { line_no: 0, most_qty: 500, in_transit: false, good_qty: 0 },
      { line_no: 1, most_qty: 510, po_no: 'PO-1', po_line: 2, unit_cost: '46.96' },
    ]);
  });

  it('of a transfer is created once, however often and concurrently it is requested', async () => {
    const asked = { type: 'transfer', sourceNo: 'TF-1', fromWarehouse: there!.id, lines: [{ ...line, inTransit: true }] } as const;
    const replies = await Promise.all(Array.from({ length: 4 }, async () => create(asked)));
    expect(new Set(replies.map(reply => (reply.ok ? reply.value.id : reply.refusal.code))).size).toBe(1);
    const [first] = replies;
    if (!first?.ok) throw new Error('refused');
    const lines = await app.db.selectFrom('receipt_lines').select('in_transit').where('record_id', '=', first.value.id).execute();
    expect(lines).toEqual([{ in_transit: true }]);
    await app.db.updateTable('receipt').set({ state: 'cancelled' }).where('id', '=', first.value.id).execute();
    expect(await create(asked)).not.toMatchObject({ value: { id: first.value.id } });
  });

  it('without lines, with pieces that cannot be, or with less at most than expected is refused', async () => {
    expect(await codeOf({ lines: [] })).toBe('NO_LINES');
    expect(await codeOf({ lines: [{ ...line, expectedQty: 0 }] })).toBe('QTY');
    expect(await codeOf({ lines: [{ ...line, expectedQty: 1.5 }] })).toBe('QTY');
    expect(await codeOf({ lines: [{ ...line, mostQty: 499 }] })).toBe('MOST_QTY');
  });

  it('is followed by documents, a line for each type that has some', () => {
    for (const follower of registry.parts(receiptFollowers).values()) expect(follower.received ?? follower.closed).toBeTypeOf('function');
  });
});
