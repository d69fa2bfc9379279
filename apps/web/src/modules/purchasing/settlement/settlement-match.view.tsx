import { type LineField, type LinesField, linesIn, linesInCurrency } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { usePageModel } from '../../../engine/page-model-context.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { MatchTable } from './match-table.view.tsx';
import { matchText as text } from './match-text.ts';
import { PaidWaterfall } from './paid-waterfall.view.tsx';
import './match.css';

/** What a settlement pays for, line by line as ordered, accepted and billed, and what is left to pay of it. */
export const SettlementMatch = observer(function SettlementMatch({ row }: ViewProps) {
  const session = useService(Session);
  const { list } = usePageModel();
  const field = list.fields['lines'];
  if (!row) return null;
  const lines = field?.kind === 'lines' ? linesIn(row, 'lines') : [];
  return (
    <div className="ax-match">
      {lines.length === 0 ? (
        <p className="ax-hint">{session.say(text.none)}</p>
      ) : (
        <MatchTable fields={columnsOf(linesInCurrency(field as LinesField, row))} lines={lines} />
      )}
      <h3>{session.say(text.waterfall)}</h3>
      <PaidWaterfall row={row} fields={list.fields} />
    </div>
  );
});

const columnsOf = (field: LinesField): Readonly<Record<string, LineField>> => field.fields;
