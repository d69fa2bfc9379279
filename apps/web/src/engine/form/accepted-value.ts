import { acceptValue, type Field } from '@axle/page-kit';

/** What an input holds as the field would keep it; as it was typed where the field cannot. */
export function acceptedValue(field: Field, typed: unknown): unknown {
  const result = acceptValue(field, typed);
  return result.ok ? result.value : typed;
}
