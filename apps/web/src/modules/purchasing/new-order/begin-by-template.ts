import type { Refusal } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { runInAction } from 'mobx';
import type { FormStore } from '../../../engine/form/form-store.ts';
import type { PageRecords } from '../../../engine/records/records-of.ts';
import { orderText as text } from './order-text.ts';
import { paymentChoice, supplierChoice, takeOver } from './take-over.ts';

function put(form: FormStore, values: RecordValues, names: readonly string[]): void {
  runInAction(() => {
    for (const name of names) if (values[name] !== undefined) form.set(name, values[name]);
  });
}

/** Begins an order with what a template says, whose terms go before those of the supplier; why not, or what it could not take. */
export async function beginByTemplate(form: FormStore, records: PageRecords, template: number): Promise<Refusal | undefined> {
  const reply = await records.work('template', { template });
  if (!reply.ok) return reply.refusal;
  put(form, reply.value, ['type', 'supplier', 'companyEntity', 'warehouse', 'template', 'lines']);
  const supplied = form.drafts['supplier'] === undefined ? undefined : await takeOver(form, records, supplierChoice);
  put(form, reply.value, ['currency', 'incoterm', 'paymentMethod', 'template']);
  if (form.drafts['paymentMethod'] !== undefined) await takeOver(form, records, paymentChoice);
  if (supplied && !supplied.ok) return supplied.refusal;
  const refused = supplied?.value['refused'] as Refusal['message'] | undefined;
  if (refused) return { code: 'SUPPLIER', message: refused };
  return Number(reply.value['leftOut']) > 0 ? { code: 'LEFT_OUT', message: text.itemsLeftOut } : undefined;
}
