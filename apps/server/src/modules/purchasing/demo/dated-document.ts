import type { RecordValues } from '@axle/page-kit';
import type { Demo } from '../../../platform/demo/demo-step.ts';
import { type DocumentStep, leadingDemo, steppingDemo } from '../../../platform/demo/lead-demo.ts';

const dayLong = 86_400_000;

/** A step of a document, so many days before today. */
export type DatedStep = readonly [daysAgo: number, step: DocumentStep];

/** A document of the demo: when it was made, what it says, and what was done with it when. */
export interface DatedDocument {
  readonly daysAgo: number;
  readonly values: RecordValues;
  readonly steps?: readonly DatedStep[];
}

/** Leads a document that stands already through steps on the days before today. */
export async function stepDated(
  { transaction, registry, now }: Demo,
  page: string,
  id: number,
  steps: readonly DatedStep[],
): Promise<void> {
  for (const [days, step] of steps) await steppingDemo(transaction, registry, new Date(now.getTime() - days * dayLong))(page, id, [step]);
}

/** Makes a document and leads it on the days before today; answers its id. */
export async function leadDated(demo: Demo, page: string, by: number, { daysAgo, values, steps = [] }: DatedDocument): Promise<number> {
  const then = new Date(demo.now.getTime() - daysAgo * dayLong);
  const id = await leadingDemo(demo.transaction, demo.registry, then)(page, by, values, []);
  await stepDated(demo, page, id, steps);
  return id;
}
