import { add, type Decimal, zero } from '@axle/kernel';
import type { Line, LinesField, Page, RecordValues } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { Fragment, useState } from 'react';
import { ValueView } from '../../../engine/fields/value.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { optionOf, shownFigure } from './board-lines.ts';
import { boardText as text, bucketWords } from './board-text.ts';
import { ForecastDocuments } from './forecast-documents.view.tsx';
import { ForecastRow } from './forecast-row.view.tsx';
import { OpenedRow } from './opened-row.view.tsx';

interface ForecastMatrixProps {
  readonly field: LinesField;
  readonly cells: readonly Line[];
  /** What the columns come to in CNY, with what they add up to. */
  readonly weeks: readonly Line[];
  readonly page: Page;
  /** Under which conditions the forecast was asked for. */
  readonly given: RecordValues;
  addressOf(cell: Line): string | undefined;
}

const total = (cells: readonly Line[]): Decimal => cells.reduce((sum, cell) => add(sum, cell['amount'] as Decimal), zero);

/** What is to be paid by currency, stage, supplier and document, week by week; each cell opens its documents. */
export const ForecastMatrix = observer(function ForecastMatrix({ field, cells, weeks, page, given, addressOf }: ForecastMatrixProps) {
  const session = useService(Session);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const buckets = weeks.map(week => String(week['bucket']));
  const toggle = (key: string) =>
    setOpen(before => (before.has(key) ? new Set([...before].filter(one => one !== key)) : new Set([...before, key])));
  const row = (own: readonly Line[], of: Line) =>
    buckets.map(bucket => {
      const fitting = own.filter(cell => cell['bucket'] === bucket);
      return fitting.length === 0 ? undefined : { amount: total(fitting), to: addressOf({ ...of, bucket }) };
    });
  const suppliersOf = (own: readonly Line[], of: Line) =>
    [...Map.groupBy(own, cell => cell['supplier'])].map(([supplier, bought]) => {
      const key = `${String(of['currency'])} ${String(of['stage'])} ${String(supplier ?? '')}`;
      const named =
        supplier === undefined ? session.say(text.noSupplier) : <ValueView field={field.fields['supplier']!} value={supplier} />;
      return (
        <Fragment key={key}>
          <ForecastRow level={1} cells={row(bought, { ...of, supplier })} sum={total(bought)} label={field.fields['amount']!.label}>
            <OpenedRow isOpen={open.has(key)} onToggle={() => toggle(key)}>
              {named}
            </OpenedRow>
          </ForecastRow>
          {open.has(key) && (
            <ForecastDocuments
              key={JSON.stringify(given)}
              page={page}
              buckets={buckets}
              given={{ ...given, currency: [of['currency']], stage: [of['stage']] }}
              supplier={supplier}
            />
          )}
        </Fragment>
      );
    });
  return (
    <table className="ax-table ax-forecast">
      <thead>
        <tr>
          <th scope="col">{session.say(field.fields['currency']!.label)}</th>
          <th scope="col">{session.say(text.stageAndSupplier)}</th>
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
      {[...Map.groupBy(cells, cell => String(cell['currency']))].map(([currency, own]) => (
        <tbody key={currency}>
          {[...Map.groupBy(own, cell => String(cell['stage']))].map(([stage, staged], at) => {
            const key = `${currency} ${stage}`;
            return (
              <Fragment key={key}>
                <ForecastRow
                  currency={at === 0 ? currency : undefined}
                  cells={row(staged, { currency, stage })}
                  sum={total(staged)}
                  label={field.fields['amount']!.label}
                >
                  <OpenedRow isOpen={open.has(key)} onToggle={() => toggle(key)}>
                    {session.say(optionOf(field, 'stage', stage)!)}
                  </OpenedRow>
                </ForecastRow>
                {open.has(key) && suppliersOf(staged, { currency, stage })}
              </Fragment>
            );
          })}
          <ForecastRow isSum currency={currency} cells={row(own, { currency })} sum={total(own)} label={field.fields['amount']!.label}>
            {session.say(text.sum)}
          </ForecastRow>
        </tbody>
      ))}
      <tfoot>
        {(
          [
            ['total', text.sumCny],
            ['cumulative', text.cumulativeCny],
          ] as const
        ).map(([key, label]) => (
          <tr key={key} className="ax-forecast-sum">
            <th scope="row">CNY</th>
            <th scope="row">{session.say(label)}</th>
            {weeks.map(week => (
              <td key={String(week['bucket'])} className="ax-align-right">
                {shownFigure(week[key], 'amount')}
              </td>
            ))}
            <td className="ax-align-right">
              {shownFigure(
                key === 'total'
                  ? weeks.filter(week => week['bucket'] !== 'before').reduce((sum, week) => add(sum, week['total'] as Decimal), zero)
                  : weeks.at(-1)?.['cumulative'],
                'amount',
              )}
            </td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
});
