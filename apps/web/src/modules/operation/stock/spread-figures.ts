import { type Decimal, round } from '@axle/kernel';
import { coverBand, type CoverBand } from '@axle/operation';
import { optionOf, type RecordRow } from '@axle/page-kit';
import { coverOptions } from '@axle/pages/operation/stock/stock-options';
import type { MatrixCell } from '../../../engine/matrix/matrix-parts.ts';
import { shownDecimal } from '../../../engine/shown-decimal.ts';
import type { Session } from '../../../shell/session/session.ts';

/** The figures of a warehouse: each field with its words in the head and its digits. */
export const spreadFigures = [
  { field: 'available', label: 'available', places: 0 },
  { field: 'demandShare', label: 'share', places: 1 },
  { field: 'coverWeeks', label: 'cover', places: 1 },
  { field: 'aged', label: 'aged', places: 0 },
  { field: 'arriving', label: 'arriving', places: 0 },
  { field: 'lastMile', label: 'lastMile', places: 2 },
] as const;

/** The sign of a band, that it is known by without its colour. */
export const bandSigns: Readonly<Record<CoverBand, string>> = { out: '✕', short: '▼', fine: '●', excess: '▲', none: '–' };

/** A number of a row; none where it has none. */
export const spreadFigure = (row: RecordRow, field: string, places: number): MatrixCell | undefined =>
  row[field] === undefined ? undefined : { words: shownDecimal(round(String(row[field]) as Decimal, places), places) };

/** How long a SKU lasts in a warehouse: coloured, with the sign of its band, and leading to the row. */
export function coverCell(row: RecordRow, places: number, to: string, session: Pick<Session, 'say'>): MatrixCell {
  const band = coverBand(row['coverWeeks'] as Decimal | undefined);
  const { label, tone } = optionOf(coverOptions, band)!;
  const figure = spreadFigure(row, 'coverWeeks', places)?.words ?? '';
  const said = session.say(label);
  return { words: figure === '' ? said : `${figure} · ${said}`, shown: `${bandSigns[band]} ${figure}`, title: said, tone: tone!, to };
}
