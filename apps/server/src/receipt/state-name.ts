import type { Text } from '@axle/kernel';
import { optionOf } from '@axle/page-kit';
import { allPages } from '../pages/all-pages.ts';

/** The name of a state of receipts, for messages. */
export function stateName(status: unknown): Text {
  const field = allPages.resource('receipt')?.resource.fields['status'];
  const option = field?.kind === 'enum' ? optionOf(field.options, status) : undefined;
  return option?.label ?? { zh: String(status), en: String(status) };
}
