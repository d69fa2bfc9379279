import { type Decimal, ok, sum, text } from '@axle/kernel';
import { linesIn, optionOf, type RecordValues } from '@axle/page-kit';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { lastCompanies } from '../order/last-companies.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { idsIn } from '../order/supplier-terms.ts';
import { ordersById } from '../reply/replied-orders.ts';

/** [R17c] A cost becomes deductions, one for each supplier in its currency. */
export const passOn: TransitionEffect = async ({ parts, before, after }) => {
  const { database, caller, resource } = parts;
  const shares = linesIn(before, 'allocations');
  const orders = await ordersById(database, caller, idsIn(shares.map(({ purchaseOrder }) => purchaseOrder)));
  const companies = await lastCompanies(database, idsIn(shares.map(({ supplier }) => supplier)));
  const { company } = await database
    .selectFrom('warehouse')
    .select('company')
    .where('id', '=', Number(before['warehouse']))
    .executeTakeFirstOrThrow();
  const field = resource.fields['feeType'];
  const fee = (field?.kind === 'enum' ? optionOf(field.options, before['feeType'])?.label : undefined) ?? text('', '');
  const reason = `${caller.language === 'en' ? fee.en : fee.zh} ${String(before['docNo'])}`;
  const groups = Map.groupBy(shares, ({ supplier, currency }) => `${String(supplier)} ${String(currency)}`);
  const deductions = [...groups.values()].map((of): RecordValues => {
    const [{ supplier, currency, purchaseOrder } = {}] = of;
    const order = orders.get(Number(purchaseOrder));
    return {
      type: 'overseas',
      supplier,
      currency,
      ...(order?.['currency'] === currency ? { purchaseOrder } : {}),
      companyEntity: order?.['companyEntity'] ?? companies.get(Number(supplier)) ?? company,
      sku: before['sku'],
      sourceNo: before['odNo'],
      day: before['eventDate'],
      amount: sum(of.map(share => share['settleAmount'] as Decimal)),
      reason,
    };
  });
  await insertRows(database, ownParts(database, caller, 'deductionRecords'), deductions, { action: 'add' });
  return ok(after);
};
