import { type EnumField, linesIn, permissionCode, regrouped, type Resource } from '@axle/page-kit';
import { Button, Callout, HTMLSelect, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { PageActions } from '../../../engine/actions/page-actions.ts';
import { usePageModel } from '../../../engine/page-model-context.ts';
import { RecordsOf } from '../../../engine/records/records-of.ts';
import { KeptScans } from '../../../engine/station/kept-scans.view.tsx';
import { ScannerInput } from '../../../engine/station/scanner-input.view.tsx';
import { browserSounds } from '../../../engine/station/sounds.ts';
import { StationNews } from '../../../engine/station/station-news.view.tsx';
import { StationStore } from '../../../engine/station/station-store.ts';
import { UnsentList } from '../../../engine/station/unsent-list.view.tsx';
import { UnsentScans } from '../../../engine/station/unsent-scans.ts';
import { Clock } from '../../../gateways/clock.ts';
import { Ids } from '../../../gateways/ids.ts';
import { BrowserValues } from '../../../gateways/stored-values.ts';
import { Messages } from '../../../shell/messages.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { walkText as text } from './pick-walk-text.ts';
import { PickWalkStore } from './pick-walk.store.ts';
import { PutWall } from './put-wall.view.tsx';
import { StopCard } from './stop-card.view.tsx';
import './pick-walk.css';

/** Pieces that wait at most while the network is away. */
const mostWaiting = 200;

/** The walk of a wave, stop by stop, for a hand-held scanner or a screen: where to go, what to take, into which slot. */
export const PickWalk = observer(function PickWalk({ active }: { readonly active: boolean }) {
  const session = useService(Session);
  const recordsOf = useService(RecordsOf);
  const actions = useService(PageActions);
  const [clock, values, ids] = [useService(Clock), useService(BrowserValues), useService(Ids)];
  const messages = useService(Messages);
  const model = usePageModel();
  const resource = model.page.resource as Resource;
  const [store] = useState(() => {
    const sounds = browserSounds();
    const held = `station/${model.page.key}/${session.userId}`;
    return new PickWalkStore({
      records: recordsOf.of(resource, model.page.key),
      actions,
      resource,
      page: model.page.key,
      sounds,
      station: (wave, scans, title) =>
        new StationStore({
          scans,
          sounds,
          clock,
          values,
          held: `${held}/${wave}`,
          ...(title === undefined ? {} : { title }),
          mostWaiting,
          newId: () => ids.next(),
        }),
      newId: () => ids.next(),
    });
  });
  const [unsent] = useState(
    () => new UnsentScans({ values, under: `station/${model.page.key}/${session.userId}/`, station: id => store.leftOf(Number(id)) }),
  );
  useEffect(() => {
    if (active) void store.load();
  }, [active, store]);
  useEffect(() => () => store.station?.stop(), [store]);
  const can = (action: string) => !session.viewing && session.can(permissionCode(model.section, model.page.key, action));
  const { wave, stops, stop, refusal } = store;
  if (!store.loaded) return <Spinner />;
  const typeOf = (value: unknown) => (resource.fields['type'] as EnumField).options.find(({ code }) => code === value)?.label ?? text.wave;
  const close = async () => {
    if (await store.close()) messages.show('good', text.closed);
  };
  return (
    <div className="ax-walk">
      <header>
        <label>
          {session.say(text.wave)}{' '}
          <HTMLSelect
            value={store.wanted ?? ''}
            disabled={store.waves.length === 0}
            onChange={event => void store.open(Number(event.currentTarget.value))}
          >
            {store.waves.map(row => (
              <option key={row.id} value={row.id}>
                {regrouped(String(row['waveNo']))} · {session.say(typeOf(row['type']))}
              </option>
            ))}
          </HTMLSelect>
        </label>
        {wave && (
          <p>
            {session.say(text.summary, {
              type: typeOf(wave['type']),
              picked: Number(wave['pickedQty'] ?? 0),
              qty: Number(wave['qty'] ?? 0),
              stops: stops.length,
              metres: Number(wave['walkMetres'] ?? 0),
            })}
          </p>
        )}
      </header>
      <UnsentList unsent={unsent} open={store.wanted === undefined ? undefined : String(store.wanted)} active={active} />
      {store.station && <KeptScans store={store.station} scans={store.station.refused} />}
      {!wave && store.wanted === undefined && <p className="ax-hint">{session.say(text.none)}</p>}
      {!wave && store.wanted !== undefined && !refusal && <Spinner />}
      {refusal && (
        <Callout intent="danger" compact role="alert">
          {session.say(refusal.message)}
        </Callout>
      )}
      {wave && (
        <div className="ax-walk-body">
          <section>
            {can('recordPick') && stop && (
              <ScannerInput key={wave.id} prompt={text.scan} active={active} onScan={code => store.scan(code)} />
            )}
            {store.station && <StationNews store={store.station} />}
            {stop ? (
              <StopCard key={stop.key} store={store} stop={stop} mayPick={can('recordPick')} mayReport={can('shortPick')} />
            ) : (
              <div className="ax-walk-done">
                <strong>{session.say(text.allPicked)}</strong>
                {can('close') && wave['status'] === 'picking' && (
                  <Button intent="primary" size="large" text={session.say(text.close)} onClick={() => void close()} />
                )}
              </div>
            )}
            <table className="ax-table ax-lined" aria-label={session.say(text.path)}>
              <thead>
                <tr>
                  <th scope="col" className="ax-right">
                    {session.say(text.stop)}
                  </th>
                  <th scope="col">{session.say(text.bin)}</th>
                  <th scope="col">{session.say(text.sku)}</th>
                  <th scope="col" className="ax-right">
                    {session.say(text.pieces)}
                  </th>
                </tr>
              </thead>
              <tbody>
                {stops.map(each => (
                  <tr
                    key={each.key}
                    className={each.picked >= each.qty ? 'ax-walk-picked' : each.key === stop?.key ? 'ax-walk-here' : undefined}
                  >
                    <td className="ax-right">{each.walk}</td>
                    <td>
                      <Button
                        variant="minimal"
                        size="small"
                        text={each.bin}
                        onClick={() => store.goTo(each.key)}
                        disabled={each.picked >= each.qty}
                      />
                    </td>
                    <td>{each.sku}</td>
                    <td className="ax-right">
                      {each.picked} / {each.qty}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          {wave['type'] !== 'bulk' && <PutWall orders={linesIn(wave, 'ordersIn')} now={stop?.slots ?? []} />}
        </div>
      )}
    </div>
  );
});
