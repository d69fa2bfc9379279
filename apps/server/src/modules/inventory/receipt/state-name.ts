import type { Text } from '@axle/kernel';
import { optionOf } from '@axle/page-kit';
import { receiptRecords } from '@axle/pages/inventory/receipt/receipt-records';

/** The name of a state of receipts, for messages. */
export function stateName(state: unknown): Text {
  const field = receiptRecords.fields['state'];
  const option = field?.kind === 'enum' ? optionOf(field.options, state) : undefined;
  return option?.label ?? { zh: String(state), en: String(state) };
}
