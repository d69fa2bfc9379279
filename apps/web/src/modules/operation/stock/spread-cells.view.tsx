import { type Decimal, round } from '@axle/kernel';
import { coverBand, type CoverBand } from '@axle/operation';
import { optionOf, type RecordRow } from '@axle/page-kit';
import { coverOptions } from '@axle/pages/operation/stock/stock-options';
import { Link } from 'react-router';
import { shownDecimal } from '../../../engine/shown-decimal.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';

/** A figure of a warehouse: its words in the head, its field and its digits. */
export interface SpreadFigure {
  readonly field: string;
  readonly label: 'available' | 'share' | 'cover' | 'aged' | 'arriving' | 'lastMile';
  readonly places: number;
}

/** The figures of a warehouse, in their order. */
export const spreadFigures: readonly SpreadFigure[] = [
  { field: 'available', label: 'available', places: 0 },
  { field: 'demandShare', label: 'share', places: 1 },
  { field: 'coverWeeks', label: 'cover', places: 1 },
  { field: 'aged', label: 'aged', places: 0 },
  { field: 'arriving', label: 'arriving', places: 0 },
  { field: 'lastMile', label: 'lastMile', places: 2 },
];

/** The sign of a band, that it is known by without its colour. */
export const bandSigns: Readonly<Record<CoverBand, string>> = { out: '✕', short: '▼', fine: '●', excess: '▲', none: '–' };

/** A number of a row, a dash where there is none. */
export const shownFigure = (row: RecordRow, field: string, places: number): string =>
  row[field] === undefined ? '–' : shownDecimal(round(String(row[field]) as Decimal, places), places);

/** The figures of a SKU in one warehouse; cover is coloured, with a sign, and leads to the row. */
export function SpreadCells({
  row,
  figures,
  named,
  to,
}: {
  readonly row: RecordRow | undefined;
  readonly figures: readonly SpreadFigure[];
  /** The SKU and the warehouse. */
  readonly named: string;
  readonly to: (row: RecordRow) => string;
}) {
  const session = useService(Session);
  if (!row)
    return (
      <td colSpan={figures.length} className="ax-spread-first ax-spread-gone">
        –
      </td>
    );
  const band = coverBand(row['coverWeeks'] as Decimal | undefined);
  const { label, tone } = optionOf(coverOptions, band)!;
  return figures.map(({ field, places }, at) => {
    const shown = shownFigure(row, field, places);
    const side = at === 0 ? 'ax-number ax-spread-first' : 'ax-number';
    if (field !== 'coverWeeks')
      return (
        <td key={field} className={side}>
          {shown}
        </td>
      );
    return (
      <td key={field} className={`${side} ax-tone-${String(tone)}`} title={session.say(label)}>
        <Link to={to(row)} aria-label={`${named}: ${shown}, ${session.say(label)}`}>
          <span aria-hidden="true">{bandSigns[band]}</span> {shown}
        </Link>
      </td>
    );
  });
}
