import type { Text } from '@axle/kernel';
import { optionOf } from '@axle/page-kit';
import { allPages } from '../../../platform/registry/all-pages.ts';

/** The name of a state of receipts, for messages. */
export function stateName(state: unknown): Text {
  const field = allPages.resource('receipt')?.resource.fields['state'];
  const option = field?.kind === 'enum' ? optionOf(field.options, state) : undefined;
  return option?.label ?? { zh: String(state), en: String(state) };
}
