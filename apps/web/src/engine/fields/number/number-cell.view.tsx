import { type Field, formatValue, inCurrency } from '@axle/page-kit';
import { trueMinus } from '../../true-minus.ts';
import type { CellProps } from '../field-view.ts';

/**
 * An exact number: with thousands separators, a true minus, and its own currency before or its own unit behind it unless a column says it;
 * a share may stand behind a bar.
 */
export function NumberCell({ field, value, beside, besideShown = false }: CellProps) {
  const text = formatValue(beside === undefined ? field : inCurrency(field, beside), value, 'en');
  const unit = besideShown ? undefined : beside;
  return (
    <span className={`ax-number${toneOf(field, text)}`}>
      {field.kind === 'percent' && field.bar && <Bar share={Number(value)} />}
      {unit && field.kind === 'money' && <span className="ax-unit ax-unit-before">{unit}</span>}
      {trueMinus(text)}
      {unit && field.kind !== 'money' && <span className="ax-unit ax-unit-behind">{unit}</span>}
    </span>
  );
}

/**
 * An amount or a quantity below nothing in the colour of what needs a look: of a bare count, as of days, below nothing may be the better.
 * Nothing is faint, so that the others stand out in a column.
 */
function toneOf({ kind }: Field, text: string): string {
  if (text.startsWith('-')) return kind === 'integer' ? '' : ' ax-negative';
  return /[1-9]/.test(text) ? '' : ' ax-faint';
}

const Bar = ({ share }: { readonly share: number }) => (
  <span className="ax-share" aria-hidden>
    <span style={{ width: `${Math.min(100, Math.max(0, share))}%` }} />
  </span>
);
