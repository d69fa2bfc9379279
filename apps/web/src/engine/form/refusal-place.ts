import type { Refusal } from '@axle/kernel';
import type { Resource } from '@axle/page-kit';
import { fieldOfPlace } from './form-refusals.ts';

/** The field, or the cell of lines, that a server's refusal stands at; '' where it speaks of none of the form, or of several together. */
export function refusalPlace({ code, field = '' }: Refusal, resource: Resource, shown: readonly string[]): string {
  const several = code === 'DUPLICATE_IN_DB' && resource.unique.some(key => key.fields.length > 1 && key.fields.includes(field));
  return !several && shown.includes(fieldOfPlace(field)) ? field : '';
}
