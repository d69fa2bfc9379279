import { type Decimal, round } from '@axle/kernel';
import { type Container, containers } from '@axle/logistics';
import { referredWords } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { distributionText as text } from './distribution-text.ts';
import { LoadGauge } from './load-gauge.view.tsx';
import { PlanHeader } from './plan-header.view.tsx';
import { usePlanLines } from './use-plan-lines.ts';
import './distribution.css';
import { shownDecimal } from '../../../engine/shown-decimal.ts';

const whole = (value: number): string => shownDecimal(String(value) as Decimal, 0);

/** What a plan loads: how full it makes each container, and what goes to each destination. */
export const DistributionLoad = observer(function DistributionLoad(props: ViewProps) {
  const session = useService(Session);
  const store = usePlanLines(props);
  const places = store.places.map(place => ({ place, rows: store.rows.filter(row => row['toNode'] === place) }));
  return (
    <div className="ax-split">
      <PlanHeader store={store} />
      {store.rows.length > 0 && (
        <>
          <div className="ax-load-all">
            {(Object.keys(containers) as Container[]).map(container => (
              <LoadGauge key={container} container={container} fit={store.load(store.rows, container)} />
            ))}
          </div>
          <div className="ax-split-scroll" tabIndex={0} role="region" aria-label={session.say(text.destination)}>
            <table className="ax-table ax-lined">
              <thead>
                <tr>
                  <th scope="col">{session.say(text.destination)}</th>
                  {[session.say(text.cartons), session.say(text.pieces), 'm³', 'kg', `${session.say(text.fill)} ${store.container}`].map(
                    label => (
                      <th key={label} scope="col" className="ax-number">
                        {label}
                      </th>
                    ),
                  )}
                </tr>
              </thead>
              <tbody>
                {places.map(({ place, rows }) => {
                  const fit = store.load(rows);
                  const known = session.referred('warehouse', place);
                  return (
                    <tr key={place}>
                      <th scope="row">{known ? referredWords(known, session.language) : place}</th>
                      <td className="ax-number">{whole(rows.reduce((sum, row) => sum + Number(row['cartons'] ?? 0), 0))}</td>
                      <td className="ax-number">{whole(rows.reduce((sum, row) => sum + Number(row['qty'] ?? 0), 0))}</td>
                      <td className="ax-number">{shownDecimal(round(fit.cbm, 3), 3)}</td>
                      <td className="ax-number">{shownDecimal(round(fit.kg, 2), 2)}</td>
                      <td className="ax-number">{shownDecimal(fit.fill, 2)}%</td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </div>
        </>
      )}
    </div>
  );
});
