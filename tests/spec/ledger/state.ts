import { type Entries, kept } from '../entry.ts';

/** Section 3: what the browser knows, and what is recorded. */
export const state: Entries = {
  '3.1': kept('the session has a token'),
  '3.2': kept('the session knows its user, and whether it is a super user'),
  '3.3': kept('rights are a list of pairs of page and api'),
  '3.4': kept('the menu is a tree of path, unique key, active and children'),
  '3.5': kept('the pages of the router come from the menu'),
  '3.6': kept('open tabs are kept for the browser session'),
  '3.7': kept('the dictionaries are cached as one map'),
  '3.8': kept('all users are known by id and nickname'),
  '3.9': kept('the configuration of hidden fields is known'),
  '3.10': kept('blocked fields are two lists, read and write'),
  '3.11': kept('the language is zh-cn unless another is chosen'),
  '3.12': kept('the password check has first login, ninety days without change, need of the dialog, and expiry'),
  '3.13': kept('the number of downloads is known'),
  '3.14': kept('the dialog of chosen exports has a state of show and status'),
  '3.15': kept('height and width of the window are known'),
  '3.16': kept('tracking knows tab, sub-tab and dialog'),
  '3.17': kept('a tracking record has a uuid'),
  '3.18': kept('a page view has the address and name of page and former page, event, event type and spm code'),
  '3.19': kept('a button click has event type and button name'),
  '3.20': kept('a table maps about a hundred pages to codes'),
  '3.21': kept('a queued export is identified by its taskid'),
  '3.22': kept('the badge reads taskCount'),
  '3.23': kept('form-data flattens lists and objects into indexed keys'),
};
