import type { Decimal, Text } from '@axle/kernel';
import type { ReactNode } from 'react';
import { OpenedFigure } from '../../../engine/lines/opened-figure.view.tsx';
import { shownFigure } from './board-lines.ts';

/** What stands in a column of a row, and where its documents are. */
export interface ForecastCell {
  readonly amount: Decimal;
  readonly to: string | undefined;
}

interface ForecastRowProps {
  readonly currency?: string | undefined;
  /** How far its head is set in: suppliers below stages, documents below suppliers. */
  readonly level?: 1 | 2;
  readonly isSum?: boolean;
  readonly cells: readonly (ForecastCell | undefined)[];
  readonly sum: Decimal;
  readonly label: Text;
  readonly children: ReactNode;
}

/** A row of the forecast: its head, a cell for each column, and what they come to. */
export const ForecastRow = ({ currency = '', level, isSum, cells, sum, label, children }: ForecastRowProps) => (
  <tr className={isSum ? 'ax-forecast-sum' : undefined} data-level={level}>
    <th scope="row">{currency}</th>
    <th scope="row">{children}</th>
    {cells.map((cell, at) => (
      <td key={at} className="ax-align-right">
        {cell && (
          <OpenedFigure to={cell.to} label={label}>
            {shownFigure(cell.amount, 'amount')}
          </OpenedFigure>
        )}
      </td>
    ))}
    <td className="ax-align-right">{shownFigure(sum, 'amount')}</td>
  </tr>
);
