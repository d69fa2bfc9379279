import type { CellProps } from '../field-view.ts';
import { localMoment } from '../calendar/local-moment.ts';

/** A moment in the reader's time zone. */
export function InstantCell({ value }: CellProps) {
  return <time dateTime={String(value)}>{localMoment(String(value))}</time>;
}
