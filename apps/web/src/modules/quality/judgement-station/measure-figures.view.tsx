import { characteristicFigures, valuesForCpk } from '@axle/quality';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { JudgementStore } from './judgement-store.ts';
import { judgementText as text } from './judgement-text.ts';
import { valuesOf } from './lot-units.ts';
import { itemKey, limitWords, stationItems } from './sheet-items.ts';
import '../../../engine/tables.css';

/** What the values so far say of each characteristic, those not sent yet included. */
export const MeasureFigures = observer(function MeasureFigures({ store }: { readonly store: JudgementStore }) {
  const session = useService(Session);
  const { lot, pending } = store;
  const values = lot ? valuesOf(lot, pending) : [];
  if (!lot || values.length === 0) return null;
  const byItem = Map.groupBy(values, itemKey);
  return (
    <section className="ax-judge-figures">
      <h3>{session.say(text.figures)}</h3>
      <table className="ax-table ax-lined">
        <thead>
          <tr>
            <th scope="col">{session.say(text.item)}</th>
            {[text.count, text.mean, text.span, text.deviation, text.outside].map(head => (
              <th key={head.en} scope="col" className="ax-right">
                {session.say(head)}
              </th>
            ))}
            <th scope="col" className="ax-right">
              Cpk
            </th>
          </tr>
        </thead>
        <tbody>
          {stationItems(lot).map(item => {
            const own = byItem.get(item.key) ?? [];
            if (own.length === 0) return null;
            const { count, mean, span, deviation, outside, cpk } = characteristicFigures(
              own.map(({ value }) => value),
              item,
            );
            return (
              <tr key={item.key}>
                <th scope="row">
                  {item.item} <small>{limitWords(item)}</small>
                </th>
                <td className="ax-right">{count}</td>
                <td className="ax-right">{mean}</td>
                <td className="ax-right">{span}</td>
                <td className="ax-right">{deviation ?? '–'}</td>
                <td className={`ax-right${outside > 0 ? ' ax-tone-bad' : ''}`}>{outside}</td>
                <td className="ax-right">{cpk ?? (count < valuesForCpk ? session.say(text.cpkFrom, { least: valuesForCpk }) : '–')}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
});
