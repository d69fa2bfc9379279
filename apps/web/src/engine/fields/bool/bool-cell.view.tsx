import { PlainCell } from '../text/plain-cell.view.tsx';
import type { CellProps } from '../field-view.ts';

/** Yes or no in words; no is faint, so that what holds stands out in a column. */
export const BoolCell = (props: CellProps) =>
  props.value === true ? (
    <PlainCell {...props} />
  ) : (
    <span className="ax-faint">
      <PlainCell {...props} />
    </span>
  );
