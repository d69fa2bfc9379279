import type { Text } from '@axle/kernel';
import type { Field } from '../field/field.ts';
import type { Filter } from '../query/filter.ts';
import type { Sort } from '../query/list-query.ts';
import type { Resource, RowReader } from '../resource/resource.ts';

/** Actions that the engine does by itself, with the effects of the same name. */
export type StandardAction = 'list' | 'add' | 'update' | 'del' | 'enable' | 'disable' | 'import' | 'export' | 'log';

/** All of them, in the order of the toolbar. */
export const standardActions: readonly StandardAction[] = ['list', 'add', 'update', 'del', 'enable', 'disable', 'import', 'export', 'log'];

/** An action with consequences of its own. The server's handler and the button both come from this. */
export interface CustomAction {
  readonly key: string;
  readonly title: Text;
  /** Permission action it needs; its own key unless given. */
  readonly permission?: string;
  /** How many ticked rows it takes. */
  readonly on: 'none' | 'one' | 'many';
  /** Only rows whose field holds one of these values. */
  readonly when?: { readonly field: string; readonly in: readonly unknown[] };
  /** Asked before it runs. */
  readonly confirm?: Text;
  /** Input asked for in a dialog. */
  readonly input?: Readonly<Record<string, Field>>;
  /** `post` runs it on the server; `file` fetches a file; `view` is done by the named view. Default `post`. */
  readonly effect?: 'post' | 'file' | 'view';
  readonly tone?: 'primary' | 'danger';
}

/** A tab of a page: the same list with filters of its own. */
export interface PageTab {
  readonly key: string;
  readonly title: Text;
  readonly filters?: readonly Filter[];
  /** User field that must hold the reader: the tab of one's own records. */
  readonly mine?: string;
  /** Super users alone see it. */
  readonly superOnly?: boolean;
}

/** The help panel. */
export interface PageHelp {
  /** Who uses the page for what. */
  readonly why: Text;
  readonly notes?: readonly Text[];
}

/** A page of the back office, as data. */
export interface Page {
  /** Unique key, also the route below its section. */
  readonly key: string;
  readonly title: Text;
  readonly help: PageHelp;
  readonly resource?: Resource;
  /** Columns in order; key fields first stay pinned. Empty for a page that is all view. */
  readonly columns: readonly string[];
  /** Leading columns that stay in sight. */
  readonly pinned: number;
  readonly filters: readonly string[];
  /** Text fields that the quick search looks through. */
  readonly search: readonly string[];
  readonly sort: readonly Sort[];
  readonly tabs: readonly PageTab[];
  /** Form fields by group. */
  readonly form: readonly FormGroup[];
  readonly standard: readonly StandardAction[];
  readonly actions: readonly CustomAction[];
  readonly importing?: Importing;
  /** Bespoke view in place of, or above, the engine's list. */
  readonly view?: string;
  /** The list is asked again every `seconds` while a row's field holds one of the values. */
  readonly live?: { readonly field: string; readonly in: readonly unknown[]; readonly seconds: number };
  /** Every signed-in user may open it (the guard's exceptions). */
  readonly openToAll: boolean;
}

/** Fields of a form that stand together. */
export interface FormGroup {
  readonly title: Text;
  readonly fields: readonly string[];
}

/** How files are taken in. */
export interface Importing {
  /** Columns of the template, in order. */
  readonly columns: readonly string[];
  readonly mode: 'all_or_nothing' | 'per_row';
  /** Reads rows whose cells need more than the fields' own parsing. */
  readonly reader?: RowReader;
  /** Example row of the template, by field. */
  readonly example: Readonly<Record<string, string>>;
}

/** What a page file says; the rest has defaults. */
export type PageInput = Pick<Page, 'key' | 'title' | 'help'> & Partial<Omit<Page, 'key' | 'title' | 'help'>>;

/** Declares a page. */
export const definePage = (input: PageInput): Page => ({
  columns: [],
  pinned: 0,
  filters: [],
  search: [],
  sort: [],
  tabs: [],
  form: [],
  standard: ['list'],
  actions: [],
  openToAll: false,
  ...input,
});
