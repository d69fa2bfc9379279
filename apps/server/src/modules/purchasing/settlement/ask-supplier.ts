import { ok, type Refusal, refuse, text, type Text } from '@axle/kernel';
import { formatValue, optionOf, type RecordRow } from '@axle/page-kit';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { supplierMail } from '../mail/supplier-mail.ts';
import { idsIn } from '../order/supplier-terms.ts';
import { ordersById } from '../reply/replied-orders.ts';
import { pickedExceptions } from './override-lines.ts';
import { invoicesById } from './settlement-facts.ts';

/** What is wrong with a line, in both languages. */
function said({ resource }: RecordParts, line: RecordRow, names: { readonly invoice: string; readonly order: string }): Text {
  const field = resource.fields['match'];
  const match = field?.kind === 'enum' ? optionOf(field.options, line['match'])?.label : undefined;
  const written = (key: string) => formatValue(resource.fields[key]!, line[key], 'en');
  const { invoice, order } = names;
  const at = String(line['orderLine']);
  return text(
    `发票${invoice}，${order}第${at}行，${match?.zh}：订单未税价${written('poPrice')}，发票${written('invoicePrice')}；` +
      `可结算${written('availableQty')}件，开票${written('qty')}件；税率${written('poTaxRate')}，发票${written('invoiceTaxRate')}`,
    `Invoice ${invoice}, ${order} line ${at}, ${match?.en}: order price ${written('poPrice')}, invoice ${written('invoicePrice')}; ` +
      `${written('availableQty')} pieces to settle, ${written('qty')} billed; tax ${written('poTaxRate')}, invoice ${written('invoiceTaxRate')}`,
  );
}

const joined = (lines: readonly Text[]): Text => text(lines.map(({ zh }) => zh).join('\n'), lines.map(({ en }) => en).join('\n'));

/** Asks suppliers about the ticked lines, with one mail for each settlement; none goes out where one cannot be written. */
export const askSupplier: ActionHandler = ({ parts, targets }) =>
  inTransaction(parts.database, async transaction => {
    const { lines, outcomes } = await pickedExceptions(transaction, parts, targets);
    const own = ownParts(transaction, parts.caller, 'purchaseSettlement');
    const settlements = await lockById(transaction, own, idsIn(lines.map(({ settlement }) => settlement)));
    const orders = await ordersById(transaction, parts.caller, idsIn(lines.map(({ purchaseOrder }) => purchaseOrder)));
    const invoices = await invoicesById(transaction, parts.caller, idsIn(lines.map(({ invoice }) => invoice)));
    for (const settlement of settlements) {
      const asked = lines.filter(line => line['settlement'] === settlement.id);
      const words = asked.map(line => {
        const order = orders.get(Number(line['purchaseOrder']));
        const names = {
          invoice: String(invoices.get(Number(line['invoice']))?.['invoiceNo']),
          order: formatValue(ownParts(transaction, parts.caller, 'purchaseOrder').resource.fields['orderNo']!, order?.['orderNo'], 'en'),
        };
        return said(parts, line, names);
      });
      const mail = await supplierMail({ database: transaction, caller: parts.caller }, documentOf(settlement, asked), {
        kind: 'INVOICE_QUERY',
        values: { 'settlement.no': formatValue(own.resource.fields['settleNo']!, settlement['settleNo'], 'en') },
        says: { 'lines.text': joined(words) },
      });
      if (!mail.ok) return refuse<Refusal>(mail.refusal);
      await queueMail(transaction, mail.value, parts.caller.now);
    }
    return ok(outcomes);
  });

const documentOf = (settlement: RecordRow, lines: readonly RecordRow[]) => ({
  bizNo: String(settlement['settleNo']),
  supplier: Number(settlement['supplier']),
  companyEntity: Number(settlement['companyEntity']),
  buyer: lines[0]?.['buyer'] as number | undefined,
});
