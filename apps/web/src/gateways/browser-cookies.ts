import { cookieIn, cookieText } from '@axle/session';
import type { Cookies } from './cookies.ts';

/** Cookies of the document; sent over https alone where the page came so. */
export const browserCookies = (page: Pick<Document, 'cookie'>, secure: boolean): Cookies => ({
  read: name => cookieIn(page.cookie, name),
  set(order) {
    page.cookie = cookieText(order, secure);
  },
});
