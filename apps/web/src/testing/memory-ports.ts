import type { CookieOrder } from '@axle/session';
import type { Broadcast } from '../gateways/broadcast.ts';
import type { Cookies } from '../gateways/cookies.ts';
import type { Ids } from '../gateways/ids.ts';
import type { StoredValues } from '../gateways/stored-values.ts';
import type { Messages } from '../shell/messages.ts';
import type { Navigation } from '../shell/navigation.ts';

/** Stored values that live as long as the test; written and read as JSON, as the browser does it. */
export function memoryValues(entries = new Map<string, string>()): StoredValues {
  return {
    read: key => (entries.has(key) ? (JSON.parse(entries.get(key)!) as unknown) : undefined),
    write: (key, value) => void entries.set(key, JSON.stringify(value)),
    remove: key => void entries.delete(key),
    keys: beginning => [...entries.keys()].filter(key => key.startsWith(beginning)).toSorted(),
  };
}

/** Cookies with the orders that set them. */
export class MemoryCookies implements Cookies {
  readonly orders: CookieOrder[] = [];
  readonly #held = new Map<string, string>();

  read(name: string): string | undefined {
    return this.#held.get(name);
  }

  set(order: CookieOrder): void {
    this.orders.push(order);
    if (order.maxAge === 0) this.#held.delete(order.name);
    else this.#held.set(order.name, order.value);
  }
}

/** Ids in a row: `id-1`, `id-2`. */
export function countedIds(): Ids {
  let last = 0;
  return { next: () => `id-${++last}` };
}

/** Messages as they were shown. */
export class KeptMessages implements Messages {
  readonly shown: Parameters<Messages['show']>[] = [];
  readonly offered: Parameters<Messages['offer']>[] = [];

  show(...message: Parameters<Messages['show']>): void {
    this.shown.push(message);
  }

  offer(...offer: Parameters<Messages['offer']>): void {
    this.offered.push(offer);
  }
}

/** Remembers where it was sent. */
export class KeptNavigation implements Navigation {
  readonly went: string[] = [];
  at: string;

  constructor(at = '/admin/home/homeIndex') {
    this.at = at;
  }

  here(): string {
    return this.at;
  }

  go(address: string): void {
    this.at = address;
    this.went.push(address);
  }
}

/** The tabs of one browser: what one sends, the others hear. */
export class MemoryChannel {
  readonly #tabs = new Set<{ hear: (message: unknown) => void }>();

  tab(): Broadcast {
    const mine = { hear: (_message: unknown): void => undefined };
    this.#tabs.add(mine);
    return {
      send: message => {
        for (const tab of this.#tabs) if (tab !== mine) tab.hear(message);
      },
      listen(hear) {
        mine.hear = hear;
        return () => undefined;
      },
    };
  }
}
