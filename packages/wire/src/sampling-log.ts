/** What something is called, in both languages. */
interface Named {
  readonly zh: string;
  readonly en: string;
}

/** A sampling of the same lot, by its round. */
export interface SampledRound {
  readonly inspectionNo: string;
  readonly round: number;
  readonly state: string;
  /** Absent as long as nothing was drawn. */
  readonly samplingNo?: string;
  readonly result?: string;
}

/** An entry of the log, without what it holds. */
export interface SamplingLogEntry {
  readonly seq: number;
  readonly at: string;
  readonly by: string;
  readonly action: string;
  readonly hash: string;
}

/** A defect that was found on a unit. */
export interface LoggedDefect extends Readonly<Record<string, unknown>> {
  readonly unitNo: number;
  readonly code: string;
  readonly name: Named;
  readonly defectClass: string;
  readonly qty: number;
  readonly note?: string;
}

/** How a lot was sampled and judged, as its log shows it: no price, no remark for our own people, no other lot. */
export interface SamplingLogSheet {
  readonly samplingNo: string;
  readonly inspectionNo: string;
  readonly type: string;
  readonly round: number;
  readonly state: string;
  readonly result?: string;
  readonly supplier: Named;
  readonly sku: { readonly code: string; readonly name: Named };
  readonly orderNo?: string;
  readonly receiptNo?: string;
  readonly place?: string;
  readonly inspector?: string;
  readonly standardNo?: string;
  readonly startedAt: string;
  readonly finishedAt?: string;
  readonly stopReason?: string;
  /** The sampling by its fields, as far as the reader may see them: plan, draw and what was found. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly defects: readonly LoggedDefect[];
  /** Whether the seed draws the same units again. */
  readonly drawsSame: boolean;
  readonly rounds: readonly SampledRound[];
  readonly log: readonly SamplingLogEntry[];
  /** The first entry that is not as it was kept. */
  readonly brokenAt?: number;
  readonly mayShare: boolean;
}
