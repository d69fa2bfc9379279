import { fill } from '@axle/kernel';
import { regrouped } from '@axle/page-kit';
import { Button, Callout } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { reaction } from 'mobx';
import { useEffect, useState } from 'react';
import { toolbarActions } from '../../../engine/actions/toolbar-actions.ts';
import { useActionRunner } from '../../../engine/actions/use-action-runner.ts';
import { PageActions } from '../../../engine/actions/page-actions.ts';
import { grouped } from '../../../engine/grouped.ts';
import { usePageModel } from '../../../engine/page-model-context.ts';
import { browserSounds } from '../../../engine/station/sounds.ts';
import { StationBoard } from '../../../engine/station/station-board.view.tsx';
import { StationStore } from '../../../engine/station/station-store.ts';
import { UnsentList } from '../../../engine/station/unsent-list.view.tsx';
import { UnsentScans } from '../../../engine/station/unsent-scans.ts';
import { Clock } from '../../../gateways/clock.ts';
import { Ids } from '../../../gateways/ids.ts';
import { BrowserValues } from '../../../gateways/stored-values.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { type Manifest, ManifestStore } from './manifest-store.ts';
import { manifestText as text } from './manifest-text.ts';
import './manifests.css';

/** Scans that wait at most while the network is away. */
const mostWaiting = 500;

/** Manifests and the parcels on them: scanned one by one, handed over together, printed to be signed. */
export const Manifests = observer(function Manifests() {
  const model = usePageModel();
  const { section, page, resource } = model;
  const session = useService(Session);
  const [actions, ids] = [useService(PageActions), useService(Ids)];
  const runAction = useActionRunner();
  const [store] = useState(
    () =>
      new ManifestStore(model.list.records, (action, input, targets = [], key = ids.next()) =>
        actions.post({ resource, page: page.key, action, targets, input, key }),
      ),
  );
  const [clock, values] = [useService(Clock), useService(BrowserValues)];
  const [unsent] = useState(() => {
    const under = `station/${page.key}/${session.userId}/`;
    const queue = (no: string) => ({ scans: store.scansOf(no), held: `${under}${no}`, mostWaiting, newId: () => ids.next() });
    const sounds = browserSounds();
    return new UnsentScans({ values, under, station: no => new StationStore({ ...queue(no), sounds, clock, values }) });
  });
  useEffect(
    () =>
      reaction(
        () => model.actions.latest,
        latest => {
          const [made] = latest?.action.key === 'createManifest' ? latest.outcomes : [];
          if (made) void store.open(made.name);
        },
        { fireImmediately: true },
      ),
    [store, model],
  );
  useEffect(() => {
    void store.load();
    return reaction(
      () => [model.layered, model.actions.running],
      () => void store.load(),
    );
  }, [store, model]);
  const buttons = new Map(session.viewing ? [] : toolbarActions(section, page, session, []).map(action => [action.key, action]));
  const create = buttons.get('createManifest');
  const { manifests = [], inHand, said } = store;
  return (
    <div className="ax-manifests">
      <nav aria-label={session.say(text.list)}>
        {create && <Button intent="primary" text={session.say(text.create)} onClick={() => void runAction(create, [])} />}
        {manifests.length === 0 && <p className="ax-hint">{session.say(text.none)}</p>}
        {manifests.map(({ no, courier, isHanded, parcels }) => (
          <button key={no} type="button" aria-current={no === store.chosen} onClick={() => store.choose(no)}>
            <strong>{regrouped(no)}</strong>
            <span>
              {courier} · {parcels.length}
            </span>
            <span className={`ax-pill ax-tone-${isHanded ? 'good' : 'warn'}`}>{session.say(isHanded ? text.handed : text.open)}</span>
          </button>
        ))}
      </nav>
      <div>
        <UnsentList unsent={unsent} open={store.chosen} active />
        {said && (
          <div role="alert">
            <Callout intent={said.tone === 'good' ? 'success' : 'danger'}>{session.say(said.words)}</Callout>
          </div>
        )}
        {inHand ? (
          <ManifestInHand key={inHand.no} manifest={inHand} store={store} />
        ) : (
          <p className="ax-hint">{session.say(text.choose)}</p>
        )}
      </div>
    </div>
  );
});

const ManifestInHand = observer(function ManifestInHand({
  manifest,
  store,
}: {
  readonly manifest: Manifest;
  readonly store: ManifestStore;
}) {
  const model = usePageModel();
  const session = useService(Session);
  const [clock, values, ids] = [useService(Clock), useService(BrowserValues), useService(Ids)];
  const runAction = useActionRunner();
  const { no, parcels, isHanded } = manifest;
  const [station] = useState(
    () =>
      new StationStore({
        scans: store.scansOf(no),
        sounds: browserSounds(),
        clock,
        values,
        held: `station/${model.page.key}/${session.userId}/${no}`,
        title: regrouped(no),
        mostWaiting,
        newId: () => ids.next(),
      }),
  );
  const actions = new Map(
    session.viewing ? [] : toolbarActions(model.section, model.page, session, parcels, parcels.length).map(action => [action.key, action]),
  );
  const print = actions.get('printManifest');
  const scanned = parcels.filter(row => row['state'] !== 'packed').length;
  const confirm = async () => {
    if (await store.act('confirmHandover', { manifest: no })) store.say(fill(text.confirmed, { no: regrouped(no) }), 'good');
  };
  return (
    <section aria-label={regrouped(no)}>
      <header>
        <h2>{regrouped(no)}</h2>
        <span>{session.say(text.scanned, { scanned, all: parcels.length })}</span>
        {print && <Button text={session.say(text.print)} onClick={() => void runAction(print, parcels)} />}
        {!isHanded && actions.has('confirmHandover') && (
          <Button intent="primary" text={session.say(text.confirm)} onClick={() => void confirm()} />
        )}
      </header>
      <div className="ax-manifest-parts">
        {!isHanded && actions.has('scanParcel') && <StationBoard store={station} prompt={text.prompt} />}
        <table className="ax-table">
          <thead>
            <tr>
              {[text.parcel, text.waybill, text.order, text.grams, text.status].map(label => (
                <th key={label.en} scope="col">
                  {session.say(label)}
                </th>
              ))}
              <th aria-label={session.say(text.remove)} />
            </tr>
          </thead>
          <tbody>
            {parcels.map(row => (
              <tr key={row.id}>
                <th scope="row">{regrouped(String(row['parcelNo']))}</th>
                <td>{String(row['waybillNo'] ?? '')}</td>
                <td>{regrouped(String(row['outboundNo'] ?? ''))}</td>
                <td>{typeof row['actualG'] === 'number' ? grouped(row['actualG']) : ''}</td>
                <td>
                  <span className={`ax-pill ax-tone-${row['state'] === 'packed' ? 'warn' : 'good'}`}>
                    {session.say(row['state'] === 'packed' ? text.waiting : row['state'] === 'handed' ? text.handed : text.done)}
                  </span>
                </td>
                <td>
                  {!isHanded && !session.viewing && session.can('wms.parcelHandover.removeParcel') && (
                    <Button
                      size="small"
                      variant="minimal"
                      text={session.say(text.remove)}
                      onClick={() => void store.act('removeParcel', {}, [{ id: row.id, version: row.version }])}
                    />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
});
