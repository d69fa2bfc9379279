import type { CookieOrder } from '@axle/session';

/** The browser's cookies of this origin. */
export abstract class Cookies {
  abstract read(name: string): string | undefined;
  abstract set(order: CookieOrder): void;
}
