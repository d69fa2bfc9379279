import { readScan } from '@axle/inventory';
import { fill, ok, refuse, type Text } from '@axle/kernel';
import type { HeldFile } from '@axle/page-kit';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { lastCost } from '../stock/last-costs.ts';
import { ledgerContext } from '../stock/ledger-context.ts';
import { addDifference } from './add-difference.ts';
import { refusedCount } from './find-lines.ts';
import { openForCounting } from './open-receipt.ts';
import { resolveCode } from '../stock/resolve-code.ts';
import { addPhotos, refusedPhotos } from './scan-receipt.ts';

const expected: Text = { zh: '{sku}在该收货单上，请直接扫描', en: '{sku} is on this receipt; scan it directly' };

/** Keeps goods that are not on the receipt: a difference to decide on, outside stock. */
export const wrongGoods: ActionHandler = async ({ parts, input }) =>
  inTransaction(parts.database, async transaction => {
    const opened = await openForCounting(transaction, parts, Number(input['receipt']));
    if (!opened.ok) return opened;
    const { receipt, lines } = opened.value;
    const { code, count } = readScan(String(input['code']));
    const refused = refusedCount(count);
    if (refused) return refuse(refused);
    const photos = (input['photos'] ?? []) as readonly HeldFile[];
    const wrong = await refusedPhotos(parts, transaction, photos);
    if (wrong.length > 0) return refuse(wrong);
    const found = await resolveCode(transaction, code);
    const skus = found.ok ? found.value : [];
    const here = skus.find(({ sku }) => lines.some(line => line.sku === sku));
    if (here) return refuse({ code: 'ON_RECEIPT', field: 'code', message: fill(expected, { sku: here.code }) });
    const [sku] = skus.length === 1 ? skus : [];
    const cost = sku && (await lastCost(transaction, receipt.warehouse, sku.sku));
    await addDifference(ledgerContext(transaction, parts.caller), receipt, {
      type: 'wrong_sku',
      qty: count,
      expected: 0,
      counted: count,
      code,
      photos,
      ...(sku ? { sku: sku.sku } : {}),
      ...(cost === undefined ? {} : { unitCost: cost }),
      ...(input['note'] === undefined ? {} : { note: String(input['note']) }),
    });
    if (photos.length > 0) await addPhotos(transaction, receipt.id, photos);
    return ok([{ id: receipt.id, name: code }]);
  });

/** Adds photos to a receipt: of its goods, its seal, the condition of what was sent back. */
export const photographReceipt: ActionHandler = async ({ parts, input }) =>
  inTransaction(parts.database, async transaction => {
    const opened = await openForCounting(transaction, parts, Number(input['receipt']));
    if (!opened.ok) return opened;
    const photos = (input['photos'] ?? []) as readonly HeldFile[];
    const wrong = await refusedPhotos(parts, transaction, photos);
    if (wrong.length > 0) return refuse(wrong);
    await addPhotos(transaction, opened.value.receipt.id, photos);
    return ok([{ id: opened.value.receipt.id, name: opened.value.receipt.receipt_no }]);
  });
