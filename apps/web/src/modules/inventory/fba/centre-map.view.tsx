import type { Refusal } from '@axle/kernel';
import type { RecordRow, Resource } from '@axle/page-kit';
import { Callout, HTMLSelect } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { useLatest } from '../../../engine/answers/use-latest.ts';
import { RecordsOf } from '../../../engine/records/records-of.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { hasPlace, mapHeight, mapWidth, placeCentres } from './centre-places.ts';
import { centreText as text } from './centre-text.ts';
import './centre.css';

/** Most centres that are drawn. */
const most = 200;
const name = (row: RecordRow) => String(row['center']);

/** Where the centres of a country lie, the larger the more shipments are on their way there. */
export const CentreMap = observer(function CentreMap({ page }: ViewProps) {
  const session = useService(Session);
  const records = useService(RecordsOf).of(page.resource as Resource, page.key);
  const [rows, setRows] = useState<readonly RecordRow[]>([]);
  const [refusal, setRefusal] = useState<Refusal>();
  const [country, setCountry] = useState<number>();
  const [chosen, setChosen] = useState<number>();
  const latest = useLatest();
  useEffect(() => {
    const query = { filters: [{ field: 'status', op: 'eq' as const, value: 1 }], sort: [{ field: 'center' }], limit: most };
    void latest.ask(
      signal => records.list(query, { signal }),
      reply => {
        setRefusal(reply.ok ? undefined : reply.refusal);
        if (reply.ok) setRows(reply.value.rows);
      },
    );
  }, [latest, records]);
  const countries = useMemo(
    () => [...Map.groupBy(rows, row => row['country'] as number)].toSorted(([, one], [, other]) => other.length - one.length),
    [rows],
  );
  const [shown, own = []] = countries.find(([id]) => id === country) ?? countries[0] ?? [];
  const drawn = placeCentres(own.filter(hasPlace));
  const without = own.filter(row => !hasPlace(row));
  const row = own.find(({ id }) => id === chosen) ?? drawn[0]?.row;
  const referred = (entity: string, id: unknown) => {
    const known = id === undefined ? undefined : session.referred(entity, Number(id));
    return known ? `${known.code} ${session.say(known.name)}` : '';
  };
  const yes = (value: unknown) => session.say(value === true ? { zh: '是', en: 'Yes' } : { zh: '否', en: 'No' });
  if (refusal) return <Callout intent="danger">{session.say(refusal.message)}</Callout>;
  return (
    <div className="ax-centres">
      <label>
        {session.say(text.country)}
        <HTMLSelect value={shown ?? ''} onChange={event => setCountry(Number(event.currentTarget.value))}>
          {countries.map(([id, centres]) => (
            <option key={id} value={id}>{`${referred('country', id)} (${centres.length})`}</option>
          ))}
        </HTMLSelect>
      </label>
      {rows.length > 0 && drawn.length === 0 && <p>{session.say(text.none)}</p>}
      {drawn.length > 0 && (
        <figure>
          <svg viewBox={`0 0 ${mapWidth} ${mapHeight}`} role="group" aria-label={session.say(text.map)}>
            {drawn.map(({ row: each, x, y, labelX, labelY }) => {
              const open = Number(each['openShipments'] ?? 0);
              const pick = () => setChosen(each.id);
              return (
                <g
                  key={each.id}
                  role="button"
                  tabIndex={0}
                  aria-pressed={each.id === row?.id}
                  aria-label={session.say(text.point, { center: name(each), city: String(each['city']), open: String(open) })}
                  onClick={pick}
                  onFocus={pick}
                >
                  <circle cx={x} cy={y} r={5 + Math.min(10, 2 * Math.sqrt(open))} />
                  <line x1={x} y1={y} x2={labelX - 2} y2={labelY - 4} />
                  <text x={labelX} y={labelY}>
                    {name(each)}
                  </text>
                </g>
              );
            })}
          </svg>
        </figure>
      )}
      {row && (
        <dl>
          <div>
            <dt>{name(row)}</dt>
            <dd>{[row['address'], row['city'], row['state'], row['zip']].filter(part => part !== undefined).join(', ')}</dd>
          </div>
          <div>
            <dt>{session.say(text.open)}</dt>
            <dd>{Number(row['openShipments'] ?? 0)}</dd>
          </div>
          <div>
            <dt>{session.say(text.harbour)}</dt>
            <dd>{referred('harbour', row['nearHarbour']) || '—'}</dd>
          </div>
          <div>
            <dt>{session.say(text.pallet)}</dt>
            <dd>{yes(row['acceptsPallet'])}</dd>
          </div>
          <div>
            <dt>{session.say(text.appointment)}</dt>
            <dd>{yes(row['appointment'])}</dd>
          </div>
        </dl>
      )}
      {without.length > 0 && <p>{session.say(text.without, { centers: without.map(name).join(', ') })}</p>}
    </div>
  );
});
