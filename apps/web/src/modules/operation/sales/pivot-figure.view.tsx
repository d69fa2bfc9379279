import type { Decimal } from '@axle/kernel';
import type { LineField } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useLinks } from '../../../chart/use-links.ts';
import { shownDecimal } from '../../../engine/shown-decimal.ts';

interface PivotFigureProps {
  readonly field: LineField;
  readonly label: string;
  readonly value: unknown;
  /** The list of what it is made of. */
  readonly to: string | undefined;
}

/** A figure of the pivot, which opens the days that it is made of. */
export const PivotFigure = observer(function PivotFigure({ field, label, value, to }: PivotFigureProps) {
  const links = useLinks();
  if (value === undefined) return <span className="ax-faint">—</span>;
  const words = shownDecimal(String(value) as Decimal, field.kind === 'integer' ? 0 : 2);
  const link = links(to);
  return link && Number(value) !== 0 ? (
    <a {...link} aria-label={`${label} ${words}`}>
      {words}
    </a>
  ) : (
    words
  );
});
