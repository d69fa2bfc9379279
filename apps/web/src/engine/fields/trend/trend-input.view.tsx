import type { InputProps } from '../field-view.ts';
import { TrendCell } from './trend-cell.view.tsx';

/** A course is only ever shown, in a form too. */
export function TrendInput({ id, field, value }: InputProps) {
  return <div id={id}>{value !== undefined && value !== null && <TrendCell field={field} value={value} />}</div>;
}
