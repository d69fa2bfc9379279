import { type Entries, kept } from '../entry.ts';

/** Section 9: constants and limits. */
export const constants: Entries = {
  '9.1': kept('a call of the main API may take 600 s'),
  '9.2': kept('a call of the second API may take 60 s'),
  '9.3': kept('the cache is refreshed after 10 s'),
  '9.4': kept('the idle reload comes after 2 h'),
  '9.5': kept('a resize of the window is heard after 50 ms'),
  '9.6': kept('the login cookie lasts 365 days with remember'),
  '9.7': kept('the client id lasts 24 h, the session id as long as the session'),
  '9.8': kept('TEST, SMI, OMS and PRD have a gateway each; the current one is SMI'),
  '9.9': kept('stock, item, operation, wms, uaa, master-data, purchase-sales-after and nova keep camelCase'),
  '9.10': kept('the default language is zh-cn'),
  '9.11': kept('a password is too old after 90 days'),
  '9.12': kept('dates are written yyyy-MM-dd HH:mm:ss by default'),
  '9.13': kept('the default range is a month back to today'),
  '9.14': kept('date, datetime, year, month and week pickers have the formats of the specification'),
  '9.15': kept('a time picker has HH:mm:ss'),
  '9.16': kept('dialogs are at least 340 wide and 200 high'),
  '9.17': kept('a message stays 3000 ms'),
  '9.18': kept('the component library’s layer is 3000'),
  '9.19': kept('the progress bar takes 1000 ms and does not trickle'),
  '9.20': kept('the size of the interface is the default one'),
  '9.21': kept('numbers are written with thousands separators'),
  '9.22': kept('the layer of tables is 999'),
};
