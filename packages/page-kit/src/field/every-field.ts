import type { Text } from '@axle/kernel';

/** What every field of a record says of itself, whatever its kind. */
export interface FieldCommon {
  readonly label: Text;
  /** Must hold a value in every record. */
  readonly required?: boolean;
  /** Set by the server alone: shown, never in a form, ignored in an import. */
  readonly readOnly?: boolean;
  /**
   * Worked out whenever the record is read, from other records or the hour: it stands in what the resource is read from, and is never
   * stored.
   */
  readonly figure?: boolean;
  /**
   * It shows what this field of another page's records holds: users who may not read that one cannot read this one. With `ofAll` it covers
   * those records whatever the reader's scope, and only users whose scope holds all of them can read it.
   */
  readonly seenWith?: { readonly page: string; readonly field: string; readonly ofAll?: boolean };
  /** Permission code that its readers need, `oms.orderList.viewBuyer`; who may not read it may still write it into a new record. */
  readonly seenBy?: string;
  /** It reveals these fields of its own record, `lines.price` for a column: users who may not read all of them cannot read it. */
  readonly reveals?: readonly string[];
  /** May be given when the record is made and never changed afterwards. */
  readonly immutable?: boolean;
  /** A change of it in a record that is in force waits for a second person; the old value stays in force until then. */
  readonly approval?: boolean;
  /** Part of how people name the record: cannot be hidden or blocked. */
  readonly key?: boolean;
  /** Worked out for the rows that are shown alone: no list comes in its order. */
  readonly unsorted?: boolean;
  /** One sentence for the help panel, the template's legend and the tooltip. */
  readonly help?: Text;
  /** Width of the column in pixels. Each kind has a default. */
  readonly width?: number;
  /** Bool field of the record: where it holds, the value stands out as one that needs somebody. */
  readonly alarm?: string;
  /** What its cell says where a record has no value of it, such as of a past of which it is not kept. */
  readonly unknown?: Text;
  /**
   * Not among the columns until the user asks for it; of lines, until some line says something in it, and in a form only where it may be
   * written.
   */
  readonly hidden?: boolean;
  /** Value of a new record's form. */
  readonly initial?: unknown;
}
