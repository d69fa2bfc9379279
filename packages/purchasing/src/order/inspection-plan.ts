import { fill, type LocalDate, type Refusal, text } from '@axle/kernel';
import { effectiveQty, type LineQuantities } from './line-quantities.ts';

/** When a line may be inspected: while it is made, before it leaves, finally by ourselves, and when it came. */
export const inspectionKinds = ['ipqc', 'outgoing', 'final', 'iqc'] as const;

/** A kind of inspection. */
export type InspectionKind = (typeof inspectionKinds)[number];

/** [R87] Whether pieces of a line leave only once inspection has released them: it is planned, or has released some. */
export const needsRelease = (plan: readonly InspectionKind[], { passed }: Pick<LineQuantities, 'passed'>): boolean =>
  plan.includes('outgoing') || passed > 0;

/** [R88] The pieces of a line that may be inspected: wanted, and not passed yet. */
export const toInspect = (line: LineQuantities): number => Math.max(0, effectiveQty(line) - line.passed);

const above = text('最多可报检{most}件', 'At most {most} can be inspected');
const tooSoon: Refusal = { code: 'TOO_SOON', field: 'wantedOn', message: text('最早可报检明天', 'Tomorrow is the earliest') };
const nothing: Refusal = { code: 'NOTHING', field: 'lines', message: text('请填写报检数量', 'Enter how many are to be inspected') };

/** [R88] What stands against asking to inspect so many pieces of a line: `ABOVE_TO_INSPECT`. */
export function inspectRefusals(line: LineQuantities, qty: number): readonly Refusal[] {
  const most = toInspect(line);
  return qty > most ? [{ code: 'ABOVE_TO_INSPECT', field: 'qty', message: fill(above, { most }) }] : [];
}

/** [R88] What stands against a request of so many pieces for a day: none (`NOTHING`), a day before tomorrow (`TOO_SOON`). */
export const requestRefusals = (qty: number, day: LocalDate, today: LocalDate): readonly Refusal[] => [
  ...(qty > 0 ? [] : [nothing]),
  ...(day > today ? [] : [tooSoon]),
];
