import { codeLetter, type CodeLetter, type InspectionLevel } from './code-letter.ts';
import type { AqlValue, ClassPlan, DefectClass, SamplingPlan, Severity } from './plan.ts';
import { samplingPlan, tableOf } from './sampling-plan.ts';

/** What is asked of one class of defects. */
export interface ClassQuestion {
  readonly defectClass: DefectClass;
  readonly aql: AqlValue | 'zero';
  readonly severity: Severity;
}

/** A lot with the classes by which it is judged. */
export interface JointQuestion {
  readonly lotSize: number;
  readonly level: InspectionLevel;
  readonly classes: readonly ClassQuestion[];
  /** The letter with the largest sample counts for all classes. */
  readonly oneLetter: boolean;
}

/** [Q3] Units that are drawn for all classes: as many as the largest of their samples has. */
export const sampleSize = (plans: readonly SamplingPlan[]): number => Math.max(0, ...plans.map(({ size }) => size));

const hasLimit = (asked: ClassQuestion): asked is ClassQuestion & { readonly aql: AqlValue } => asked.aql !== 'zero';

/** Plans with limits at one letter, with the sample sizes that the tables print. */
const printedPlans = (classes: JointQuestion['classes'], letter: CodeLetter) =>
  classes.filter(hasLimit).map(asked => samplingPlan({ letter, aql: asked.aql, severity: asked.severity, lotSize: Infinity }));

/** The plan with the largest sample, the first of several. */
const largest = (plans: readonly SamplingPlan[]) => plans.find(({ size }) => size === sampleSize(plans));

/** [Q3] The letter at which all classes are looked up: that of the largest sample, as long as a class asks for a larger one there. */
function oneLetterOf(classes: JointQuestion['classes'], letter: CodeLetter): CodeLetter {
  const next = largest(printedPlans(classes, letter))?.useLetter ?? letter;
  return next === letter ? letter : oneLetterOf(classes, next);
}

/** [Q3] No defect is accepted, on the largest sample of the other classes; without one, on the sample of the lot's own letter. */
function zeroPlan(asked: ClassQuestion, letter: CodeLetter, lotSize: number, others: readonly SamplingPlan[]): ClassPlan {
  const own = { letter, useLetter: letter, size: tableOf(asked.severity)[letter].size };
  const { useLetter, size } = largest(others) ?? own;
  return { ...asked, letter, useLetter, size: Math.min(size, lotSize), accept: 0, reject: 1, isFull: size >= lotSize };
}

/**
 * [Q3] The plans of all classes of a lot. Each class is judged on its own first units in the order drawn; with one letter for all, every
 * class is looked up again at the letter with the largest sample. A lot of one unit is that unit, without a defect.
 */
export function jointPlan({ lotSize, level, classes, oneLetter }: JointQuestion): readonly ClassPlan[] {
  const letter = codeLetter(lotSize, level);
  if (letter === undefined)
    return classes.map(asked => ({ ...asked, letter: 'A', useLetter: 'A', size: 1, accept: 0, reject: 1, isFull: true }));
  const at = oneLetter ? oneLetterOf(classes, letter) : letter;
  const printed = printedPlans(classes, at);
  return classes.map(asked =>
    hasLimit(asked)
      ? { ...asked, ...samplingPlan({ letter: at, aql: asked.aql, severity: asked.severity, lotSize }), letter }
      : zeroPlan(asked, letter, lotSize, printed),
  );
}
