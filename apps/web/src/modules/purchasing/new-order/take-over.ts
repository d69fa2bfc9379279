import type { Result } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { runInAction } from 'mobx';
import type { FormStore } from '../../../engine/form/form-store.ts';
import type { PageRecords } from '../../../engine/records/records-of.ts';

/** What the choice of a record fills in of an order. */
export interface Choice {
  /** Field of the order in which it is chosen. */
  readonly field: string;
  /** Tool that is asked. */
  readonly tool: string;
  readonly fills: readonly string[];
  /** Those of them that go with the choice alone: they are emptied where it brings none. */
  readonly own?: readonly string[];
}

/** A supplier brings its terms. */
export const supplierChoice: Choice = {
  field: 'supplier',
  tool: 'terms',
  fills: ['currency', 'incoterm', 'paymentMethod', 'taxRate', 'buyer', 'overTolPct', 'underTolPct', 'template'],
  own: ['template'],
};

/** A payment method brings the deposit and the days of the balance. */
export const paymentChoice: Choice = {
  field: 'paymentMethod',
  tool: 'payment',
  fills: ['depositPct', 'balanceBase', 'netDays', 'eom'],
};

/** Fills in what a choice brings; undefined where another one was made meanwhile. */
export async function takeOver(
  form: FormStore,
  records: PageRecords,
  { field, tool, fills, own = [] }: Choice,
): Promise<Result<RecordValues> | undefined> {
  const chosen = form.drafts[field];
  const reply = await records.work(tool, { [field]: chosen });
  if (form.drafts[field] !== chosen) return undefined;
  if (reply.ok)
    runInAction(() => {
      for (const name of fills) if (reply.value[name] !== undefined || own.includes(name)) form.set(name, reply.value[name]);
    });
  return reply;
}
