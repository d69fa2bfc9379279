import { fill, type Refusal } from '@axle/kernel';

/** [R119] Whether a settlement takes a line of an invoice: one of those that are chosen of it, by their numbers, or any where none is. */
export const isChosenLine = (chosen: readonly string[] | undefined, line: number): boolean =>
  chosen === undefined || chosen.length === 0 || chosen.includes(String(line));

/** [R119] What stands against lines that are chosen of an invoice with so many: it has not got them (`NO_SUCH_LINE`). */
export function chosenLineRefusals(chosen: readonly string[] | undefined, count: number): readonly Refusal[] {
  const missing = (chosen ?? []).filter(line => !/^[1-9]\d{0,2}$/.test(line) || Number(line) > count);
  const message = { zh: '发票没有第{n}行', en: 'The invoice has no line {n}' };
  return missing.length > 0 ? [{ code: 'NO_SUCH_LINE', message: fill(message, { n: missing.join(', ') }) }] : [];
}
