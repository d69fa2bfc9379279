import { pagePath } from '@axle/permissions';
import type { CallEvents } from '../gateways/call-events.ts';
import { frameText } from '../text/frame.ts';
import type { Messages } from './messages.ts';
import type { Navigation } from './navigation.ts';
import type { Session } from './session/session.ts';

/** Where exported files wait. */
export const downloadCentre = pagePath('resourceCenter', 'downList');

/** After an export was queued: the tip with the way to the download centre, and a fresh badge. */
export class DownloadNotice {
  constructor(events: CallEvents, messages: Messages, navigation: Navigation, session: Pick<Session, 'refreshDownloadCount'>) {
    events.onQueued(() => {
      messages.show('good', frameText.exportQueued, { text: frameText.goToDownloads, run: () => navigation.go(downloadCentre) });
      void session.refreshDownloadCount();
    });
  }
}
