import type { Text } from '@axle/kernel';
import type { Field } from '../field/field.ts';
import type { PrintTemplate } from '../print/print-template.ts';
import type { FormPreview } from './form.ts';
import type { RecordValues } from '../resource/resource.ts';
import type { OpenedPage } from './layouts.ts';

/** What every action of a page has besides the standard ones. The server's handler and the button both come from this. */
interface ActionCommon<Name extends string> {
  readonly key: string;
  readonly title: Text;
  /** Permission action it needs; its own key unless given. */
  readonly permission?: string;
  /** How many ticked rows it takes. */
  readonly on: 'none' | 'one' | 'many';
  /** Most ticked rows, where it takes fewer than others. */
  readonly most?: number;
  /**
   * Only rows whose field holds one of these values, and, with `mine`, only rows that are the reader's by that field: see {@link isMine}.
   */
  readonly when?: { readonly field: Name; readonly in: readonly unknown[]; readonly mine?: Name };
  readonly tone?: 'primary' | 'danger';
}

/** Most records that an action takes which is one piece of work over all of them. */
export const mostWhole = 5000;

/** A tool of the same page, in another tab, that works out what an action would change. */
export interface Foresight<Name extends string = string> {
  readonly tab: string;
  /** Its inputs by what the ticked records hold in a field, or by their ids. */
  readonly inputs: Readonly<Record<string, Name | 'id'>>;
  /** What its other inputs hold. */
  readonly given?: RecordValues;
}

/** Something that the server does, where `effect` says nothing else. */
export interface PostAction<Name extends string = string> extends ActionCommon<Name> {
  readonly effect?: 'post';
  /** However few rows are ticked, several are first checked one by one: how many can be done, and why the others cannot. */
  readonly preview?: boolean;
  /**
   * One piece of work over all ticked rows, such as merging them into documents: its handler gets them all at once, in one transaction, at
   * most {@link mostWhole}. What is left undone for some says so itself.
   */
  readonly whole?: boolean;
  /** Although it is `on: 'none'`, ticked rows go along where there are any. */
  readonly takesTicked?: boolean;
  /** Asked before it runs. */
  readonly confirm?: Text;
  /** Input asked for in a dialog; lines are filled in as in a form, and stay open where something in them is refused. */
  readonly input?: Readonly<Record<string, Field>>;
  /** The server is asked what to fill in for the one ticked record: its proposals stand above the input, likeliest first. */
  readonly proposes?: boolean;
  /** The inputs begin with what the one ticked record holds in its fields of the same names. */
  readonly begins?: 'asRecord';
  /**
   * The server is asked what is still open on the ticked records, such as unfinished documents; the dialog lists it record by record before
   * the action runs.
   */
  readonly openItems?: boolean;
  /** Its dialog shows what it would change of the ticked records before it runs. */
  readonly foresees?: Foresight<Name>;
  /** Stands below the input: what comes of it as it is filled in. */
  readonly outlook?: FormPreview;
  /** Tab that is shown once it is done. */
  readonly thenTab?: string;
  /** Action of the page whose file is fetched once it is done, of the records for which it was; not where it runs as a bulk action. */
  readonly thenFile?: string;
  /**
   * An action that only checks, and refuses the rows in which it found something: the message when it found nothing, the message when
   * it found something in `{failed}` of them, `{done}` being the others, and the heading above the findings.
   */
  readonly finds?: { readonly nothing: Text; readonly something: Text; readonly found: Text };
}

/** Fetches a file, one for all rows. */
export interface FileAction<Name extends string = string> extends ActionCommon<Name> {
  readonly effect: 'file';
  /** Last step of the call of its records that is made with their ids behind each file, to count it. */
  readonly countedBy?: string;
}

/** Prints the ticked records by one of its templates. */
export interface PrintAction<Name extends string = string> extends ActionCommon<Name> {
  readonly effect: 'print';
  readonly prints: readonly PrintTemplate[];
}

/** Opens the form of a new record with what the ticked one holds. */
export interface CopyAction<Name extends string = string> extends ActionCommon<Name> {
  readonly effect: 'copy';
}

/** Runs on the server too, asked by a view of the page: it has no button. */
export interface ViewAction<Name extends string = string> extends ActionCommon<Name> {
  readonly effect: 'view';
  /** What the view gives with it. */
  readonly input?: Readonly<Record<string, Field>>;
}

/** Shows a tab of another page with a tool, its inputs filled from fields of the ticked record. */
export interface OpenAction<Name extends string = string> extends ActionCommon<Name> {
  readonly effect: 'open';
  readonly opens: OpenedPage<Name>;
}

/** An action with consequences of its own, by its effect. */
export type CustomAction<Name extends string = string> =
  | PostAction<Name>
  | FileAction<Name>
  | PrintAction<Name>
  | CopyAction<Name>
  | ViewAction<Name>
  | OpenAction<Name>;

/** An action that the server does when its button is pressed; undefined for all others. */
export const posted = (action: CustomAction | undefined): PostAction | undefined =>
  action && (action.effect === undefined || action.effect === 'post') ? action : undefined;

/** What an action is given besides the ticked records, by its fields; nothing for those that ask nothing. */
export const inputOf = (action: CustomAction | undefined): Readonly<Record<string, Field>> =>
  (action && 'input' in action ? action.input : undefined) ?? {};

/** What an action prints, to choose from; nothing for those that print nothing. */
export const printsOf = (action: CustomAction): readonly PrintTemplate[] => (action.effect === 'print' ? action.prints : []);
