import type { LocalDate, Refusal } from '@axle/kernel';
import { cycleRefusal } from './find-cycle.ts';

/** [B31] What is wrong with a BOM by itself: a parent among its own lines, a period that ends before it begins. */
export function bomRefusals(record: Readonly<Record<string, unknown>>): readonly Refusal[] {
  const { parent, lines, effectiveFrom, effectiveTo } = record;
  const own = Array.isArray(lines) ? (lines as readonly Readonly<Record<string, unknown>>[]) : [];
  const itself = own.flatMap(({ child }, at) =>
    child !== undefined && child === parent ? [cycleRefusal([String(parent), String(parent)], `lines.${at}.child`)] : [],
  );
  const backwards = effectiveTo !== undefined && effectiveFrom !== undefined && (effectiveTo as LocalDate) < (effectiveFrom as LocalDate);
  return backwards
    ? [
        ...itself,
        {
          code: 'RANGE',
          field: 'effectiveTo',
          message: { zh: '失效日期不能早于生效日期', en: 'The effective-to date cannot be before the effective-from date' },
        },
      ]
    : itself;
}
