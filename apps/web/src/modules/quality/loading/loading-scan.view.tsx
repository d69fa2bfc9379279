import { permissionCode } from '@axle/page-kit';
import { Button, Callout } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { PageActions } from '../../../engine/actions/page-actions.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { usePageModel } from '../../../engine/page-model-context.ts';
import { RecordsOf } from '../../../engine/records/records-of.ts';
import { browserSounds } from '../../../engine/station/sounds.ts';
import { StationBoard } from '../../../engine/station/station-board.view.tsx';
import { StationStore } from '../../../engine/station/station-store.ts';
import { Clock } from '../../../gateways/clock.ts';
import { Ids } from '../../../gateways/ids.ts';
import { BrowserValues } from '../../../gateways/stored-values.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { LoadingLines } from './loading-lines.view.tsx';
import { LoadingStore } from './loading-store.ts';
import { loadingText as text } from './loading-text.ts';
import './loading-scan.css';

/** Most scans that wait while the network is away. */
const mostWaiting = 200;

/** Labels of cartons are scanned as they are loaded, with a running count for each SKU. */
export const LoadingScan = observer(function LoadingScan({ section, page, row }: ViewProps) {
  const session = useService(Session);
  const [recordsOf, actions, ids] = [useService(RecordsOf), useService(PageActions), useService(Ids)];
  const [clock, values] = [useService(Clock), useService(BrowserValues)];
  const resource = page.resource!;
  const model = usePageModel();
  const [store] = useState(() => {
    const changed = () => {
      model.list.refresh();
      void model.detail?.load();
    };
    return new LoadingStore({ records: recordsOf.of(resource, page.key), actions, page, resource, newId: () => ids.next(), changed }, row!);
  });
  const [station] = useState(
    () =>
      new StationStore({
        scans: store.scans(),
        sounds: browserSounds(),
        clock,
        values,
        held: `station/${page.key}/${session.userId}/${row!.id}`,
        title: String(row!['checkNo'] ?? ''),
        mostWaiting,
        newId: () => ids.next(),
      }),
  );
  useEffect(() => store.take(row!), [store, row]);
  const last = station.scans[0];
  if (store.lines.length === 0) return <p className="ax-hint">{session.say(text.notStarted)}</p>;
  return (
    <div className="ax-loading">
      {store.refusal && (
        <Callout intent="danger" compact role="alert">
          {session.say(store.refusal.message)}
        </Callout>
      )}
      {Number(store.check['labelsFailed'] ?? 0) > 0 && (
        <Callout intent="danger" compact role="status">
          {session.say(text.rejects)}
          {store.isOpen && last?.state === 'bad' && (
            <Button size="small" text={session.say(text.undo)} onClick={() => void store.undo(last.key)} />
          )}
        </Callout>
      )}
      <div className="ax-loading-sides">
        {store.isOpen && session.can(permissionCode(section, page.key, 'scanCarton')) && (
          <StationBoard store={station} prompt={text.prompt} />
        )}
        <LoadingLines store={store} />
      </div>
    </div>
  );
});
