import type { Result, Text } from '@axle/kernel';
import type { Field, LineField } from '../field/field.ts';
import type { Filter, FilterOperator } from '../query/filter.ts';
import type { RecordValues } from '../resource/resource.ts';

/** A page where people scan one code after the other. The page's resource is what the scans are counted to. */
export interface Station {
  /** What is scanned. */
  readonly prompt: Text;
  /**
   * Action of the page that takes a scan: `{code}` as its input, and a key by which the same scan is taken once however often it is sent.
   */
  readonly scan: string;
  /**
   * Action that undoes a scan, by `{key}` of the scan; an undone scan stays undone. Absent where scans cannot be undone.
   */
  readonly undo?: string;
  /** Most scans that wait while the network is away. */
  readonly mostWaiting: number;
}

/** What works something out from what is typed, and keeps no records: a page of its own, or a tab of a page. */
export interface Tool<Name extends string = string> {
  readonly inputs: Readonly<Record<string, LineField>>;
  /** What comes out. Lines are shown as a table; a text may come in both languages. */
  readonly results: Readonly<Record<string, Field>>;
  /**
   * A function of a domain package: the results by the inputs, or why there are none. Absent on a tab whose answer needs records: then
   * the server's function answers that is registered as `<page>.<tab>`.
   */
  readonly work?: (inputs: RecordValues) => Result<RecordValues>;
  /** Tables that are copied as text too, for a message: which of their columns it shows, in order. */
  readonly texts?: Readonly<Record<string, readonly string[]>>;
  /** The table of the results that is written into a file too, all of it, for users who may export on the page. */
  readonly exports?: string;
  /** All of its results can be printed too, one table after the other, by users who may export on the page. */
  readonly paper?: true;
  /** Figures of a table of the results that open what they are made of, by table and column; their keys come from other columns. */
  readonly opens?: Readonly<Record<string, Readonly<Record<string, ColumnDrills | ToolDrill>>>>;
  /** Inputs that are the sides of a parcel: it is drawn below the results, to scale. */
  readonly sketch?: { readonly length: string; readonly width: string; readonly height: string };
  /** Fields of the page's records that the answer reveals. Users who may not read one of them get no answer. */
  readonly reads?: readonly Name[];
  /**
   * Inputs by the names that they have in the address of the page: `?kpi=K5&period=2025-10`. Others go by `dim=<input>:<value>`. Without it
   * an address fills no input but by `with.<input>`.
   */
  readonly address?: Readonly<Record<string, string>>;
  /** The tab's view asks for it and draws what comes; otherwise a tab shows its tool above its view. */
  readonly byView?: true;
}

/** A tab of another page, and which of its tool's inputs are filled from which fields of a record. */
export interface OpenedPage<Name extends string = string> {
  readonly section: string;
  readonly page: string;
  readonly tab: string;
  readonly inputs: Readonly<Record<string, Name | 'id'>>;
  /** What several records open in its place: a tab with a list, where each of these fields holds what one of the records has. */
  readonly several?: { readonly tab: string; readonly by: Readonly<Record<string, Name>> };
}

/** Records of another page shown in the detail of a record, for users who may list them there. */
export interface RelatedRecords<Name extends string = string> {
  readonly title: Text;
  readonly section: string;
  readonly page: string;
  /** Columns of that page, in order. */
  readonly columns: readonly string[];
  /** Its field that is held against this record, and the field of this record that it is held against, or its id. */
  readonly field: string;
  readonly by: Name | 'id';
}

/** Records of another page that are counted in the head of a record: all that speak of it, or those of them that fit some conditions. */
export interface CountedRecords {
  readonly page: string;
  /** Field of that page by which they speak of the record; without it its first one that does. */
  readonly field?: string;
  readonly title?: Text;
  readonly filters?: readonly Filter[];
}

/** The records of another page that a figure of a row is made of. */
export interface ColumnDrill<Name extends string = string> {
  readonly section: string;
  readonly page: string;
  readonly tab?: string;
  /** Conditions on that page's fields: against a value, a field of the row, or from one of its fields to another. */
  readonly filters: readonly DrillCondition<Name>[];
  /** Rows that open it, where others open another page or none. */
  readonly when?: { readonly field: Name; readonly in: readonly unknown[] };
}

/** What the figures of a column open: one page for all rows, or the first of several that is for the row. */
export type ColumnDrills<Name extends string = string> = ColumnDrill<Name> | readonly ColumnDrill<Name>[];

/** A tool of the same page, in another tab, that lists what a figure of a row is made of. */
export interface ToolDrill {
  readonly tab: string;
  /** Its inputs that hold what those of the same name here do. */
  readonly same: readonly string[];
  /** Its inputs by what of a row fills them, shown or not; a row that fills none of them opens nothing. */
  readonly by: Readonly<Record<string, string>>;
  /** What its other inputs hold. */
  readonly given: RecordValues;
}

/** One condition of a {@link ColumnDrill}. */
export type DrillCondition<Name extends string = string> =
  | { readonly field: string; readonly op: FilterOperator; readonly value: unknown }
  | { readonly field: string; readonly op: 'eq' | 'inForceOn'; readonly by: Name | 'id' }
  /** With `orEmpty` a row that leaves the field empty opens those that do too. */
  | { readonly field: string; readonly op: 'in'; readonly by: Name | 'id'; readonly orEmpty?: boolean }
  | { readonly field: string; readonly op: 'between'; readonly from?: Name; readonly to?: Name };

/** What might be filled in for a record, and why. */
export interface Proposal {
  /** Id of the record that it is of, where several were asked about. */
  readonly of?: number;
  /** Values of the input. */
  readonly values: RecordValues;
  readonly words: Text;
  readonly why: Text;
}
