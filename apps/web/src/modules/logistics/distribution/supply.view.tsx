import { type Decimal, type LocalDate } from '@axle/kernel';
import { pickSupply } from '@axle/logistics';
import { referredWords } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { distributionText as text } from './distribution-text.ts';
import { PlanHeader } from './plan-header.view.tsx';
import { usePlanLines } from './use-plan-lines.ts';
import './distribution.css';
import { shownDecimal } from '../../../engine/shown-decimal.ts';

const whole = (value: number): string => shownDecimal(String(value) as Decimal, 0);

/** From where the pieces of a plan are taken, SKU by SKU. */
export const DistributionSupply = observer(function DistributionSupply(props: ViewProps) {
  const session = useService(Session);
  const store = usePlanLines(props);
  return (
    <div className="ax-split">
      <PlanHeader store={store} />
      {store.rows.length > 0 && (
        <div className="ax-split-scroll" tabIndex={0} role="region" aria-label={session.say(text.source)}>
          <table className="ax-table ax-lined">
            <thead>
              <tr>
                <th scope="col">{session.say(text.sku)}</th>
                <th scope="col">{session.say(text.source)}</th>
                {([text.ready, text.taken, text.stillFree, text.short2] as const).map(label => (
                  <th key={label.en} scope="col" className="ax-number">
                    {session.say(label)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {store.skus.map(({ code, lines }) => {
                const [first] = lines;
                const ready = Number(first!['ready'] ?? 0);
                const place = session.referred('warehouse', Number(first!['fromNode']));
                const source = {
                  kind: 'stock',
                  no: String(first!['fromNode']),
                  readyOn: '2026-01-01' as LocalDate,
                  passedQty: ready,
                  shippedQty: 0,
                } as const;
                const { taken, short } = pickSupply(
                  lines.reduce((sum, line) => sum + Number(line['qty'] ?? 0), 0),
                  [source],
                );
                const used = taken.reduce((sum, { qty }) => sum + qty, 0);
                return (
                  <tr key={code}>
                    <th scope="row">{code}</th>
                    <td>
                      {session.say(text.stock)} · {place ? referredWords(place, session.language) : ''}
                    </td>
                    <td className="ax-number">{whole(ready)}</td>
                    <td className="ax-number">{whole(used)}</td>
                    <td className="ax-number">{whole(ready - used)}</td>
                    <td className="ax-number" data-short={short > 0}>
                      {whole(short)}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
      <p className="ax-split-hint">{session.say(text.supplyNote)}</p>
    </div>
  );
});
