import { type Examples, journey, shown } from '../examples/example.ts';

/** What people who live in lists all day must have, and the journeys that walk it. */
export const lists: Examples = {
  size: shown(
    'lists of any length scroll without a blank cell, with pinned columns and kept tabs',
    journey('long-list', 'keeps its place and its pinned columns over scrolling, other tabs and reordering, and shows no blank cell'),
  ),
  columns: shown(
    'columns are shown, ordered, widened and pinned by each user, on any machine, and set back',
    journey('columns', 'columns that are dragged, widened and pinned with the mouse stand so at another machine, until they are set back'),
    journey('other-machine', 'the columns of a list and what was typed into a form are there at another machine'),
  ),
  views: shown(
    'conditions, columns and order are kept as a view: own, shared, first of a role',
    journey('views', 'a view is saved, shared by its link, and opens the page at the next sign-in'),
    journey('views', 'it is made the first of a role'),
  ),
  address: shown(
    'what a list shows stands in its address, and opens within the rights of the user who follows it',
    journey('list-address', 'an address holds tab, conditions, order and the open record'),
  ),
  batchSearch: shown(
    'thousands of pasted codes: found, ambiguous and missing are listed and can be copied',
    journey('lists', 'a pasted batch lists what is found, ambiguous and missing'),
    journey('lists', '5,000 pasted codes are looked up at once, and the missing ones copied'),
  ),
  filters: shown(
    'exact and contained texts, comparisons, ranges, relative days, trees, several choices, empty or not',
    journey('lists', 'days that stay relative, empty fields and several sort columns'),
    journey('lists', 'numbers are compared, choices taken together or left out, and a category found with all below it'),
    journey('other-machine', 'the filters of a wide page take two rows, and the others unfold by the keyboard'),
  ),
  sort: shown('several columns, as chips', journey('lists', 'days that stay relative, empty fields and several sort columns')),
  selection: shown(
    'ticks survive sorting and conditions; all that match are a set on the server',
    journey('lists', 'all that match are disabled as a set but for one'),
    journey('lists', 'ticks stay over another order and other conditions'),
  ),
  bulkAction: shown(
    'what cannot be done is listed beforehand with the reason, each row has its result, the refused are tried again, the results come as a file',
    journey('bulk', 'a bulk action lists before it runs what it will refuse and why'),
    journey('lists', 'all that match are disabled as a set but for one, and enabled again from the results'),
  ),
  editInPlace: shown(
    'cells are typed, pasted, copied, filled and undone; clashes are reported cell by cell',
    journey('cells', 'a range is pasted from a spreadsheet by one call, copied back, filled down, and taken back by one step'),
    journey('cells', 'two people in the same cells'),
  ),
  totals: shown(
    'totals are of the whole filter, each currency and unit by itself',
    journey('totals', 'totals are those of the whole filter, separate for each currency'),
    journey('totals', 'separate for each currency, count what the browser has not loaded'),
  ),
  numbers: shown(
    'numbers stand right under their unit, with separators; a total opens its rows',
    journey('totals', 'numbers stand right, in thousands, under a head that names their unit'),
    journey('totals', 'and open the rows that they are made of'),
  ),
  states: shown(
    'loading, empty and failed lists say so and help; a slow answer never overwrites a newer one',
    journey('list-states', 'a list says that it loads, that loading failed, and why it is empty'),
    journey('list-states', 'the slow answer to an old question never takes the place of a newer one'),
  ),
};
