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
import { tabParameter } from '../tab-parameter.ts';
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

/** An address of a page with another of its tabs. */
function withTab(url: string, tab: string): string {
  const [path = '', query = ''] = url.split('?');
  const params = new URLSearchParams(query);
  params.set(tabParameter, tab);
  return `${path}?${params}`;
}

/** Records wait this long, so that they never compete with what the user asked for. */
const patience = 400;

/** Reports page views and button clicks to the server. */
export class Tracker implements Tracking {
  #place: PlaceInView | undefined;
  #from: PlaceInView | undefined;
  /** The tab of each page whose address does not contain it. */
  readonly #tabs = new Map<string, Pick<PlaceInView, 'tab' | 'tabLabel'>>();
  #waiting: TrackingRecord[] = [];
  #recent: number[] = [];
  /** The last page view before the sign-in, sent once the user is signed in. */
  #beforeSignIn: TrackingRecord | undefined;
  readonly #parts: TrackerParts;

  constructor(parts: TrackerParts) {
    this.#parts = parts;
  }

  /** A navigation has ended at a place. */
  viewed(place: PlaceInView): void {
    this.#from = this.#place;
    this.#place = { ...place, ...(place.tab === undefined ? this.#tabs.get(place.page) : {}) };
    this.#put(pageView(this.#place, this.#from, this.#context()));
  }

  buttonClick(buttonName: string, dialog?: string): void {
    if (this.#place) this.#put(buttonClick(buttonName, { ...this.#place, dialog }, this.#from, this.#context()));
  }

  showTab(tab: TabInView | undefined, subTab?: TabInView): void {
    const shown = this.#place;
    if (tab?.page !== undefined) this.#tabs.set(tab.page, { tab: tab.key, tabLabel: tab.label });
    if (!shown || (tab?.page !== undefined && tab.page !== shown.page)) return;
    const url = tab && tab.key !== shown.tab && shown.tab !== undefined ? withTab(shown.url, tab.key) : shown.url;
    const place = { ...shown, url, tab: tab?.key, tabLabel: tab?.label, subTab: subTab?.key, subTabLabel: subTab?.label };
    const isAnother = place.tab !== shown.tab || (place.subTab !== undefined && place.subTab !== shown.subTab);
    if (isAnother && shown.tab === undefined && this.#waiting.at(-1)?.eventType === 'page_view') {
      // the view of a page that has reported its tab only now
      this.#waiting.splice(-1, 1, pageView(place, this.#from, this.#context()));
      this.#place = place;
    } else if (isAnother && place.tab !== undefined) this.viewed(place);
    else this.#place = place;
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
    if (signature === undefined) {
      this.#beforeSignIn = record.eventType === 'page_view' ? record : this.#beforeSignIn;
      return;
    }
    // a view as another user is not recorded under that user's name
    if (readSignature(signature).views !== undefined) return;
    const records = [...(this.#beforeSignIn ? [this.#beforeSignIn] : []), record].slice(0, mostRecordsPerMinute - this.#recent.length);
    this.#beforeSignIn = undefined;
    this.#recent.push(...records.map(() => now));
    if (this.#waiting.length === 0 && records.length > 0) this.#parts.clock.after(patience, () => this.flush());
    this.#waiting.push(...records);
  }

  #context(): RecordContext {
    const { ids, clock, context, screen } = this.#parts;
    return { uuid: ids.next(), clientAt: new Date(clock.now()).toISOString(), lang: context.language(), screen };
  }

  /** An id that is stored in a cookie; a new one is made when the cookie is gone. */
  #id(name: string, maxAge?: number): string {
    const { cookies, ids } = this.#parts;
    const known = cookies.read(name);
    if (known !== undefined) return known;
    const value = ids.next();
    cookies.set({ name, value, maxAge });
    return value;
  }
}
