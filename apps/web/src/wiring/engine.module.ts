import { ContainerModule } from 'inversify';
import { DraftKeeper } from '../engine/drafts/draft-keeper.ts';
import { Drafts } from '../engine/drafts/drafts.ts';
import { engineAdapters } from '../engine/adapters.ts';
import { Clock } from '../gateways/clock.ts';
import { MainClient } from '../gateways/main-client.ts';
import { BrowserValues } from '../gateways/stored-values.ts';
import { Session } from '../shell/session/session.ts';

/** The page engine's ports over the main API. */
export const engineModule = new ContainerModule(({ bind }) => {
  for (const [port, adapter] of engineAdapters)
    bind<unknown>(port)
      .toResolvedValue((main: MainClient) => adapter(main), [MainClient])
      .inSingletonScope();
  bind(DraftKeeper)
    .toResolvedValue(
      (drafts: Drafts, values: BrowserValues, clock: Clock, session: Session) => new DraftKeeper({ drafts, values, clock, session }),
      [Drafts, BrowserValues, Clock, Session],
    )
    .inSingletonScope();
});
