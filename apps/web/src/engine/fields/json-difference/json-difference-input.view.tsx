import { type JsonDifference, jsonChanges } from '@axle/page-kit';
import type { InputProps } from '../field-view.ts';
import { JsonChanges } from './json-changes.view.tsx';

/** A difference is only ever shown, in a form too. */
export function JsonDifferenceInput({ id, value }: InputProps) {
  return <div id={id}>{value !== undefined && value !== null && <JsonChanges changes={jsonChanges(value as JsonDifference)} />}</div>;
}
