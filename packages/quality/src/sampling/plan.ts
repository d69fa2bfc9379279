import type { CodeLetter } from './code-letter.ts';

/** Acceptance quality limits in percent that plans are looked up by, the strictest first. */
export const aqlValues = ['0.065', '0.1', '0.15', '0.25', '0.4', '0.65', '1', '1.5', '2.5', '4', '6.5'] as const;

/** An acceptance quality limit in percent, as a decimal is written. */
export type AqlValue = (typeof aqlValues)[number];

/** How strictly the lots of a supplier are inspected at present. */
export const severities = ['normal', 'tightened', 'reduced', 'discontinued'] as const;

/** One of the severities; discontinued ones are drawn by the tightened table until inspection is resumed. */
export type Severity = (typeof severities)[number];

/** Classes of defects, the most serious first: safety or law; fit, sale or function; looks. */
export const defectClasses = ['critical', 'major', 'minor'] as const;

/** How serious a defect is. */
export type DefectClass = (typeof defectClasses)[number];

/** Whether units with defects are counted, or every defect. */
export type CountBy = 'units' | 'defects';

/** How many units are drawn, and up to how many nonconforming ones the lot is accepted. */
export interface SamplingPlan {
  /** Of the lot and level. */
  readonly letter: CodeLetter;
  /** Whose plan it is, where an arrow leads to another letter. */
  readonly useLetter: CodeLetter;
  readonly size: number;
  readonly accept: number;
  readonly reject: number;
  /** The whole lot is inspected. */
  readonly isFull: boolean;
}

/** The plan by which one class of defects is judged. */
export interface ClassPlan extends SamplingPlan {
  readonly defectClass: DefectClass;
  /** `zero`: no defect of the class is accepted. */
  readonly aql: AqlValue | 'zero';
  readonly severity: Severity;
}
