/** What something is called, in both languages. */
interface Named {
  readonly zh: string;
  readonly en: string;
}

/** What somebody may do with a receive report on its form. */
export interface ReportRights {
  readonly fill: boolean;
  readonly confirm: boolean;
  readonly share: boolean;
  /** Make it void: staff alone, never by a link. */
  readonly void: boolean;
}

/** A line of a receive report with what its article is called; its figures stand beside that by their fields. */
export interface ReportFormLine extends Readonly<Record<string, unknown>> {
  readonly code: string;
  readonly name: Named;
  readonly picture?: string;
}

/** A receive report as its form shows it: what was shipped and what came, no price and no term of the supplier. */
export interface ReportForm {
  /** Absent as long as the report of a batch is not saved; so are its version and number. */
  readonly id?: number;
  readonly version?: number;
  readonly rrNo?: string;
  readonly state: string;
  readonly batchNo: string;
  readonly orderNo: string;
  readonly warehouse: Named;
  readonly eta?: string;
  /** What is entered besides the lines, by its fields. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly lines: readonly ReportFormLine[];
  /** Whether confirming it brings its pieces into stock. */
  readonly comesByReport: boolean;
  readonly may: ReportRights;
  /** The code by which the form is opened again, as a path over so many units. */
  readonly qr: { readonly size: number; readonly path: string };
}
