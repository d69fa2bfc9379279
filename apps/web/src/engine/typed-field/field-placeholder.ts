import type { Text } from '@axle/kernel';
import { type Field, holdsDecimals } from '@axle/page-kit';
import { placeholder } from '@axle/validation';

const typedKinds: readonly string[] = ['text', 'code', 'integer', 'tags', 'address'];

/** What stands in an empty input: that something is to be typed, or chosen. */
export const fieldPlaceholder = (field: Field): Text =>
  placeholder(typedKinds.includes(field.kind) || holdsDecimals(field) ? 'enter' : 'select', field.label);
