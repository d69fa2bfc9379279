import { ContainerModule } from 'inversify';
import { DraftKeeper } from '../engine/drafts/draft-keeper.ts';
import { Drafts } from '../engine/drafts/drafts.ts';
import { Clock } from '../gateways/clock.ts';
import { Ids } from '../gateways/ids.ts';
import { BrowserValues } from '../gateways/stored-values.ts';
import { Session } from '../shell/session/session.ts';

/** What the page engine keeps of work that was begun. */
export const engineModule = new ContainerModule(({ bind }) => {
  bind(DraftKeeper)
    .toResolvedValue(
      (drafts: Drafts, values: BrowserValues, clock: Clock, session: Session, ids: Ids) =>
        new DraftKeeper({ drafts, values, clock, session, ids }),
      [Drafts, BrowserValues, Clock, Session, Ids],
    )
    .inSingletonScope();
});
