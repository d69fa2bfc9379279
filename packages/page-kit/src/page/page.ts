import type { Text } from '@axle/kernel';
import type { Board } from '../figures/board.ts';
import type { Filter } from '../query/filter.ts';
import type { Sort } from '../query/list-query.ts';
import type { CustomAction } from './action.ts';
import type { FormGroup, FormPreview, FormRemarks } from './form.ts';
import type { Importing } from './importing.ts';
import type { ColumnDrills, CountedRecords, RelatedRecords, Station } from './layouts.ts';
import type { NoneOf } from './none-of.ts';
import type { PageTab } from './page-tab.ts';
import type { RecordValues, Resource } from '../resource/resource.ts';

/** Actions that the engine does by itself, with the effects of the same name. */
export type StandardAction = 'list' | 'add' | 'update' | 'del' | 'enable' | 'disable' | 'import' | 'export' | 'log';

/** All of them, in the order of the toolbar. */
export const standardActions: readonly StandardAction[] = ['list', 'add', 'update', 'del', 'enable', 'disable', 'import', 'export', 'log'];

/** A permission that a page has besides those of its standard and custom actions: `tab2.updateData`. */
export interface PageCode {
  readonly key: string;
  readonly title: Text;
}

/** The help panel. */
export interface PageHelp {
  /** Who uses the page for what. */
  readonly why: Text;
  readonly notes?: readonly Text[];
}

/** What pages of each shape have, whatever they show. */
export interface PageFrame<Name extends string> {
  /** Unique key, also the route below its section. */
  readonly key: string;
  readonly title: Text;
  /** Further words by which people look for the page: what other systems call it. */
  readonly words?: readonly string[];
  readonly help: PageHelp;
  /** A bespoke part of a record that is looked at, beside its fields; a broad one asks for more of the window than fields need. */
  readonly recordPart?: { readonly title: Text; readonly view: string; readonly broad?: boolean };
  /** Columns in order; key fields first stay pinned. Empty where nothing is listed. */
  readonly columns: readonly Name[];
  /** Leading columns that stay in sight. */
  readonly pinned: number;
  readonly filters: readonly Name[];
  /** Fields whose totals over all rows that match stand below the list: sums of numbers, and how many different people. */
  readonly totals: readonly Name[];
  /**
   * Conditions that the list begins with, until they are taken away: the last month of a log. An address that asks for something begins
   * with that alone.
   */
  readonly opens?: readonly Filter<Name>[];
  /** Text fields that the quick search looks through. */
  readonly search: readonly Name[];
  readonly sort: readonly Sort<Name>[];
  readonly tabs: readonly PageTab<Name>[];
  /** One picture above the rows of every tab that shows rows. */
  readonly strip?: Board<Name>;
  /** Form fields by group. */
  readonly form: readonly FormGroup<Name>[];
  /** Fields in the head of a record that is looked at, in order; without them its first columns stand there. */
  readonly headline?: readonly Name[];
  /** Stands below the form. */
  readonly preview?: FormPreview;
  /** Stands at the fields of the form. */
  readonly remarks?: FormRemarks;
  /**
   * The records that the remarks go by, by their ids in the values: the server is asked of them alone. A named export of a domain package.
   */
  readonly remarkedOn?: (values: RecordValues) => readonly number[];
  readonly standard: readonly StandardAction[];
  /** Permission actions of standard actions that have no code of their own: `{ add: 'update' }`. */
  readonly permissions?: Readonly<Partial<Record<StandardAction, string>>>;
  /** Titles of standard actions that are called otherwise on this page: `{ add: text('录入', 'Enter') }`. */
  readonly titles?: Readonly<Partial<Record<StandardAction, Text>>>;
  readonly actions: readonly CustomAction<Name>[];
  /** Permission actions that the page's view asks for beside those of its buttons: the rights of its tabs. */
  readonly codes?: readonly PageCode[];
  /** Records of other pages that speak of a record, each a part of its detail. */
  readonly related?: readonly RelatedRecords<Name>[];
  /**
   * Records of other pages that are counted in the head of a record, in order: each leads to them there. Without it every page that speaks
   * of the record does.
   */
  readonly counted?: readonly CountedRecords[];
  /** Columns whose drills lead to the document that precedes a record: the heads of both show the link. */
  readonly follows?: readonly Name[];
  /** Columns whose figures open the records behind them on another page, for users who may list those. */
  readonly drills?: Readonly<Record<string, ColumnDrills<Name>>>;
  /** Columns whose cells a bespoke view draws, given the row: a picture of several of its fields. */
  readonly drawn?: Readonly<Record<string, string>>;
  /** Transitions of the resource's states that the page offers; each stands among the actions. */
  readonly transitions: readonly string[];
  readonly importing?: Importing<Name>;
  /** The list is asked again every `seconds` while a row's field holds one of the values. */
  readonly live?: { readonly field: Name; readonly in: readonly unknown[]; readonly seconds: number };
  /** Fields of the form that have a column can be changed in the list too, by users who may change records. */
  readonly editsCells: boolean;
  /** Every signed-in user may open it (the guard's exceptions). */
  readonly openToAll: boolean;
}

/** A list of the records of a resource. */
export interface ListShape extends NoneOf<{ station: Station; view: string }> {
  readonly resource: Resource;
}

/** A place of work at the records of a resource: somebody scans and confirms. */
export interface StationShape extends NoneOf<{ view: string }> {
  readonly resource: Resource;
  readonly station: Station;
}

/** A bespoke view, by its name, in place of or above the list of a resource. */
export interface ViewShape extends NoneOf<{ station: Station }> {
  readonly resource?: Resource;
  readonly view: string;
}

/** What a page shows: a list, a station or a view. */
export type PageShape = ListShape | StationShape | ViewShape;

/**
 * A page of the back office, as data: a list, a station or a view. `Name` holds the names of its resource's fields where a page is
 * declared, and is any text elsewhere.
 */
export type Page<Name extends string = string> = PageFrame<Name> & PageShape;
