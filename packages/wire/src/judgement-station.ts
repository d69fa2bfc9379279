/** What something is called, in both languages. */
interface Named {
  readonly zh: string;
  readonly en: string;
}

/** A picture as records hold it. */
export interface SheetPicture {
  readonly id: string;
  readonly name: string;
  /** A small picture of it, as a data address. */
  readonly thumb?: string;
}

/** A lot that can be judged. What its reader may not see is absent. */
export interface LotToJudge {
  readonly id: number;
  readonly version: number;
  readonly inspectionNo: string;
  readonly type?: string;
  readonly state: string;
  readonly supplier?: Named;
  readonly sku?: string;
  readonly skuName?: Named;
  readonly lotSize?: number;
  readonly sampleSize?: number;
  readonly inspectedUnits?: number;
  readonly planDate?: string;
  readonly inspector?: string;
  readonly mine: boolean;
  readonly since?: string;
}

/** A defect that can be picked, with pictures of what is just accepted and what is not. */
export interface SheetDefectCode {
  readonly id: number;
  readonly code: string;
  readonly name: Named;
  readonly defectClass: 'critical' | 'major' | 'minor';
  readonly checkGroup: string;
  readonly note?: string;
  readonly pictures: readonly SheetPicture[];
}

/** What the standard of a lot checks. */
export interface SheetItem {
  readonly checkGroup: string;
  readonly item: string;
  readonly method?: string;
  readonly spec?: string;
  readonly unit?: string;
  readonly lsl?: string;
  readonly usl?: string;
  readonly defectClass: 'critical' | 'major' | 'minor';
  readonly specialLevel?: string;
}

/** The tablet that has a lot in hand. */
export interface LotHolder {
  readonly tablet: string;
  readonly name: string;
  readonly since: string;
}

/** What is drawn over a photo of a lot, by its file, with the version that was read. */
export interface SheetPhoto {
  readonly photo: string;
  readonly version: number;
  readonly marks: readonly Readonly<Record<string, unknown>>[];
}

/** A lot at the judgement station. */
export interface JudgementSheet extends LotToJudge {
  readonly round: number;
  readonly result?: string;
  readonly reviewWaits: boolean;
  readonly orderNo?: string;
  readonly receiptNo?: string;
  readonly place?: string;
  readonly thumb?: string;
  /** Whether the reader is its inspector, or may judge for others. */
  readonly mayJudge: boolean;
  readonly holder?: LotHolder;
  readonly standardNo?: string;
  /** The sampling by its fields, as far as the reader may see them; absent before it is drawn. */
  readonly sampling?: Readonly<Record<string, unknown>>;
  /** What is drawn over its photos; empty for whoever may not see them. */
  readonly photos: readonly SheetPhoto[];
  readonly items: readonly SheetItem[];
  readonly defectCodes: readonly SheetDefectCode[];
  /** Of the standard. */
  readonly limitPictures: readonly SheetPicture[];
}
