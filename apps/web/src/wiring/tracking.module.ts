import { ContainerModule } from 'inversify';
import { CallContext } from '../gateways/call-context.ts';
import { Clock } from '../gateways/clock.ts';
import { Cookies } from '../gateways/cookies.ts';
import { fetchTrackingSender } from '../gateways/fetch-tracking-sender.ts';
import { Ids } from '../gateways/ids.ts';
import { TrackingSender } from '../gateways/tracking-sender.ts';
import { LanguageStore } from '../shell/language/language.store.ts';
import { ClickWatch } from '../shell/track/click-watch.ts';
import { Tracker } from '../shell/track/tracker.ts';
import { Tracking } from '../shell/tracking.ts';

/** Records of use. */
export const trackingModule = new ContainerModule(({ bind }) => {
  bind(TrackingSender).toResolvedValue(fetchTrackingSender, [CallContext]).inSingletonScope();
  bind(Tracker)
    .toResolvedValue(
      (sender: TrackingSender, cookies: Cookies, ids: Ids, clock: Clock, context: CallContext) =>
        new Tracker({ sender, cookies, ids, clock, context, screen: `${screen.width}x${screen.height}` }),
      [TrackingSender, Cookies, Ids, Clock, CallContext],
    )
    .inSingletonScope();
  bind(Tracking).toService(Tracker);
  bind(ClickWatch)
    .toResolvedValue((tracking: Tracking, language: LanguageStore) => new ClickWatch(tracking, language), [Tracking, LanguageStore])
    .inSingletonScope();
});
