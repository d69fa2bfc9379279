import { type Entries, kept } from '../entry.ts';

/** Section 4: states and transitions of the session. */
export const transitions: Entries = {
  '4.1': kept('the login state is held by the signature cookie'),
  '4.2': kept('setting a signature stores it, an empty one removes it'),
  '4.3': kept('with remember the cookie lasts 365 days, otherwise for the session'),
  '4.4': kept('the name of the cookie is fetched from the server and remembered for the origin'),
  '4.5': kept('logout clears the cookie, cancels pending requests and leads to the login page'),
  '4.6': kept('code 9998 or 9999 clears the cookie, cancels pending requests and leads to the login page'),
  '4.7': kept('the login page comes after 1.5 s when the main API ended the session'),
  '4.8': kept('the login page comes at once when the office system ended the session'),
  '4.9': kept('menu, dictionaries and hidden fields come from the cache first and are refreshed after 10 s'),
  '4.10': kept('what is not cached is loaded directly'),
  '4.11': kept('the cache is tied to the signature'),
  '4.12': kept('open tabs come back within the browser session'),
  '4.13': kept('the language is restored at the start'),
  '4.14': kept('the badge is counted again after an export was queued'),
  '4.15': kept('the main menu unfolds and folds, and stays so'),
  '4.16': kept('a password expires after 90 days'),
  '4.17': kept('recheck returns first login, need of the dialog and expiry'),
};
