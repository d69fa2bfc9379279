import type { HeldFile, Line } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { ReportPhotos } from './report-photos.view.tsx';
import type { ReportStore } from './report-store.ts';
import { reportText as text } from './report-text.ts';

const typed = ['counted', 'good', 'damaged'] as const;
const counts = ['shipped', ...typed, 'short', 'over', 'cartons'] as const;
const tones: Readonly<Record<string, string>> = { damaged: 'ax-report-bad', short: 'ax-report-bad', over: 'ax-report-warn' };

const picturesOf = (line: Line) => (line['photos'] ?? []) as readonly HeldFile[];

/** What came of each line of the batch; a table on a wide screen, a card for each line on a phone. */
export const ReportLines = observer(function ReportLines({ store }: { readonly store: ReportStore }) {
  const session = useService(Session);
  const number = (line: Line, key: (typeof counts)[number]) => {
    const orderLine = Number(line['orderLine']);
    const isTyped = store.isOpen && (key === 'cartons' || typed.some(one => one === key));
    if (!isTyped) return <span className={Number(line[key] ?? 0) > 0 ? tones[key] : undefined}>{String(line[key] ?? '–')}</span>;
    return (
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={999_999}
        aria-label={`${session.say(text[key])} ${orderLine}`}
        value={String(line[key] ?? '')}
        onChange={event => {
          const given = event.currentTarget.value;
          store.typeLine(orderLine, key, given === '' ? undefined : Math.max(0, Math.trunc(Number(given))));
        }}
      />
    );
  };
  return (
    <table className="ax-report-lines">
      <thead>
        <tr>
          <th>{session.say(text.sku)}</th>
          {counts.map(key => (
            <th key={key} className="ax-report-number">
              {session.say(text[key])}
            </th>
          ))}
          <th>{session.say(text.photos)}</th>
          <th>{session.say(text.remark)}</th>
        </tr>
      </thead>
      <tbody>
        {store.shownLines.map(line => (
          <tr key={String(line['orderLine'])}>
            <th scope="row">
              {typeof line['picture'] === 'string' && <img src={line['picture']} alt="" />}
              <span>
                {String(line['code'] ?? '')}
                <small>{session.say(line['name'] as { readonly zh: string; readonly en: string })}</small>
              </span>
            </th>
            {counts.map(key => (
              <td key={key} className="ax-report-number" data-label={session.say(text[key])}>
                {number(line, key)}
              </td>
            ))}
            <td data-label={session.say(text.photos)}>
              <ReportPhotos
                store={store}
                held={picturesOf(line)}
                onChange={next => store.typeLine(Number(line['orderLine']), 'photos', next)}
              />
            </td>
            <td data-label={session.say(text.remark)}>
              {store.isOpen ? (
                <input
                  maxLength={200}
                  aria-label={`${session.say(text.remark)} ${String(line['orderLine'])}`}
                  value={String(line['remark'] ?? '')}
                  onChange={event => store.typeLine(Number(line['orderLine']), 'remark', event.currentTarget.value || undefined)}
                />
              ) : (
                String(line['remark'] ?? '')
              )}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{session.say(text.total)}</th>
          {counts.map(key => (
            <td key={key} className="ax-report-number" data-label={session.say(text[key])}>
              {store.sum(key)}
            </td>
          ))}
          <td colSpan={2} aria-hidden />
        </tr>
      </tfoot>
    </table>
  );
});
