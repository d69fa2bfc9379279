import { observer } from 'mobx-react-lite';
import { wordsOfReference } from '../../../engine/references/reference-words.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { LoadingStore } from './loading-store.ts';
import { loadingText as text } from './loading-text.ts';

/** What is to be opened and scanned, and how many cartons of each SKU were. */
export const LoadingLines = observer(function LoadingLines({ store }: { readonly store: LoadingStore }) {
  const session = useService(Session);
  const { check, lines } = store;
  const number = (value: unknown) => (value === undefined ? '' : Number(value).toLocaleString('en-US'));
  const counters = [
    { label: text.needed, value: check['labelsNeeded'], tone: '' },
    { label: text.right, value: check['labelsOk'], tone: 'ax-good' },
    { label: text.wrong, value: check['labelsFailed'], tone: Number(check['labelsFailed'] ?? 0) > 0 ? 'ax-bad' : '' },
  ];
  return (
    <section className="ax-loading-lines" aria-label={session.say(text.lines)}>
      <dl className="ax-station-counts">
        {counters.map(({ label, value, tone }) => (
          <div key={label.en}>
            <dt>{session.say(label)}</dt>
            <dd className={tone}>{number(value)}</dd>
          </div>
        ))}
      </dl>
      <p>
        {session.say(text.open)}: <strong>{String(check['drawnCartons'] ?? '')}</strong>
        {check['isMixed'] === true && <span className="ax-pill ax-tone-warn">{session.say(text.mixed)}</span>}
      </p>
      <table className="ax-table ax-lined">
        <thead>
          <tr>
            <th scope="col">{session.say(text.line)}</th>
            <th scope="col">{session.say(text.sku)}</th>
            {[text.planned, text.scanned, text.loaded].map(head => (
              <th key={head.en} scope="col" className="ax-right">
                {session.say(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(line => (
            <tr key={String(line['orderLine'])}>
              <td>{String(line['orderLine'])}</td>
              <th scope="row">{wordsOfReference(session, { kind: 'ref', entity: 'sku' }, Number(line['sku']))}</th>
              <td className="ax-number ax-right">{number(line['plannedCartons'])}</td>
              <td className="ax-number ax-right">{number(line['labelsOk'])}</td>
              <td className="ax-number ax-right">{number(line['loadedCartons'])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});
