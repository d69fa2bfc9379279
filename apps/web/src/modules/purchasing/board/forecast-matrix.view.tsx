import { add, type Decimal, zero } from '@axle/kernel';
import type { Line, LinesField } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { OpenedFigure } from '../../../engine/lines/opened-figure.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { optionOf, shownFigure } from './board-lines.ts';
import { boardText as text, bucketWords } from './board-text.ts';

interface ForecastMatrixProps {
  readonly field: LinesField;
  readonly cells: readonly Line[];
  readonly buckets: readonly string[];
  addressOf(cell: Line): string | undefined;
}

const total = (cells: readonly Line[]): Decimal => cells.reduce((sum, cell) => add(sum, cell['amount'] as Decimal), zero);

/** What is to be paid by currency and stage, week by week; each cell opens its documents. */
export const ForecastMatrix = observer(function ForecastMatrix({ field, cells, buckets, addressOf }: ForecastMatrixProps) {
  const session = useService(Session);
  const blocks = [...Map.groupBy(cells, cell => String(cell['currency']))];
  return (
    <table className="ax-table ax-forecast">
      <thead>
        <tr>
          <th scope="col">{session.say(field.fields['currency']!.label)}</th>
          <th scope="col">{session.say(field.fields['stage']!.label)}</th>
          {buckets.map(bucket => (
            <th key={bucket} scope="col" className="ax-align-right">
              {session.say(bucketWords(bucket))}
            </th>
          ))}
          <th scope="col" className="ax-align-right">
            {session.say(text.sum)}
          </th>
        </tr>
      </thead>
      {blocks.map(([currency, own]) => (
        <tbody key={currency}>
          {[...Map.groupBy(own, cell => String(cell['stage']))].map(([stage, row], at) => (
            <tr key={stage}>
              <th scope="row">{at === 0 ? currency : ''}</th>
              <th scope="row">{session.say(optionOf(field, 'stage', stage)!)}</th>
              {buckets.map(bucket => {
                const cell = row.find(one => one['bucket'] === bucket);
                return (
                  <td key={bucket} className="ax-align-right">
                    {cell && (
                      <OpenedFigure to={addressOf(cell)} label={field.fields['amount']!.label}>
                        {shownFigure(cell['amount'], 'amount')}
                      </OpenedFigure>
                    )}
                  </td>
                );
              })}
              <td className="ax-align-right">{shownFigure(total(row), 'amount')}</td>
            </tr>
          ))}
          <tr className="ax-forecast-sum">
            <th scope="row">{currency}</th>
            <th scope="row">{session.say(text.sum)}</th>
            {buckets.map(bucket => (
              <td key={bucket} className="ax-align-right">
                {shownFigure(total(own.filter(cell => cell['bucket'] === bucket)), 'amount')}
              </td>
            ))}
            <td className="ax-align-right">{shownFigure(total(own), 'amount')}</td>
          </tr>
        </tbody>
      ))}
    </table>
  );
});
