import type { Refusal } from '@axle/kernel';
import type { Resource } from '@axle/page-kit';

/** The field that a server's refusal stands at; '' where it speaks of none of the form, or of several together. */
export function refusalPlace({ code, field = '' }: Refusal, resource: Resource, shown: readonly string[]): string {
  const several = code === 'DUPLICATE_IN_DB' && resource.unique.some(key => key.fields.length > 1 && key.fields.includes(field));
  return !several && shown.includes(field) ? field : '';
}
