import type { Page, Resource, Station } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Clock } from '../../gateways/clock.ts';
import { Ids } from '../../gateways/ids.ts';
import { BrowserValues } from '../../gateways/stored-values.ts';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { PageActions } from '../actions/page-actions.ts';
import { scansOf } from './scans.ts';
import { browserSounds } from './sounds.ts';
import { StationBoard } from './station-board.view.tsx';
import { StationStore } from './station-store.ts';

/** A page of scans, drawn from its definition. */
export const StationView = observer(function StationView({
  page,
  station,
  resource,
}: {
  readonly page: Page;
  readonly station: Station;
  readonly resource: Resource;
}) {
  const session = useService(Session);
  const [actions, clock, values, ids] = [useService(PageActions), useService(Clock), useService(BrowserValues), useService(Ids)];
  const [store] = useState(
    () =>
      new StationStore({
        scans: scansOf(actions, page, resource, station, () => ids.next()),
        sounds: browserSounds(),
        clock,
        values,
        held: `station/${page.key}/${session.userId}`,
        mostWaiting: station.mostWaiting,
        newId: () => ids.next(),
      }),
  );
  return <StationBoard store={store} prompt={station.prompt} />;
});
