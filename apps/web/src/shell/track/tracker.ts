import {
  buttonClick,
  clientIdSeconds,
  mostRecordsPerMinute,
  pageView,
  type PlaceInView,
  type RecordContext,
  type TrackingRecord,
} from '@axle/tracking';
import { readSignature } from '@axle/wire';
import type { CallContext } from '../../gateways/call-context.ts';
import type { Clock } from '../../gateways/clock.ts';
import type { Cookies } from '../../gateways/cookies.ts';
import type { Ids } from '../../gateways/ids.ts';
import type { TrackingSender } from '../../gateways/tracking-sender.ts';
import type { TabInView, Tracking } from '../tracking.ts';

/** What the tracker stands on. */
export interface TrackerParts {
  readonly sender: TrackingSender;
  readonly cookies: Cookies;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly context: CallContext;
  /** Size of the screen, `1440x900`. */
  readonly screen: string;
}

/** Records wait this long, so that they never compete with what the user asked for. */
const patience = 400;

/** Tells the server of page views and button clicks. */
export class Tracker implements Tracking {
  #place: PlaceInView | undefined;
  #from: PlaceInView | undefined;
  #waiting: TrackingRecord[] = [];
  #recent: number[] = [];
  readonly #parts: TrackerParts;

  constructor(parts: TrackerParts) {
    this.#parts = parts;
  }

  /** A navigation has ended at a place. */
  viewed(place: PlaceInView): void {
    this.#from = this.#place;
    this.#place = place;
    this.#put(pageView(place, this.#from, this.#context()));
  }

  buttonClick(buttonName: string, dialog?: string): void {
    if (this.#place) this.#put(buttonClick(buttonName, { ...this.#place, dialog }, this.#from, this.#context()));
  }

  showTab(tab: TabInView | undefined, subTab?: TabInView): void {
    if (this.#place) this.#place = { ...this.#place, tab: tab?.key, tabLabel: tab?.label, subTab: subTab?.key, subTabLabel: subTab?.label };
  }

  /** Sends what waits, at once: the page may be going. */
  flush(): void {
    const records = this.#waiting;
    this.#waiting = [];
    const ids = { clientId: this.#id('client_id', clientIdSeconds), sessionId: this.#id('session_id') };
    for (const record of records) this.#parts.sender.send(record, ids);
  }

  #put(record: TrackingRecord): void {
    const now = this.#parts.clock.now();
    this.#recent = this.#recent.filter(at => now - at < 60_000);
    const signature = this.#parts.context.signature();
    // whoever looks as another user leaves no trace in that user's name
    if (signature === undefined || readSignature(signature).views !== undefined || this.#recent.length >= mostRecordsPerMinute) return;
    this.#recent.push(now);
    this.#waiting.push(record);
    if (this.#waiting.length === 1) this.#parts.clock.after(patience, () => this.flush());
  }

  #context(): RecordContext {
    const { ids, clock, context, screen } = this.#parts;
    return { uuid: ids.next(), clientAt: new Date(clock.now()).toISOString(), lang: context.language(), screen };
  }

  /** An id that lives in a cookie; made anew when the cookie is gone. */
  #id(name: string, maxAge?: number): string {
    const { cookies, ids } = this.#parts;
    const known = cookies.read(name);
    if (known !== undefined) return known;
    const value = ids.next();
    cookies.set({ name, value, maxAge });
    return value;
  }
}
