import type { LocalDate, Refusal } from '@axle/kernel';
import { cycleRefusal } from './find-cycle.ts';

/** What the rules of a BOM go by. */
interface BomValues {
  readonly parent?: string;
  readonly lines?: readonly { readonly child?: string }[];
  readonly effectiveFrom?: LocalDate;
  readonly effectiveTo?: LocalDate;
}

/** [B31] What is wrong with a BOM by itself: a parent among its own lines, a period that ends before it begins. */
export function bomRefusals({ parent, lines: own = [], effectiveFrom, effectiveTo }: BomValues): readonly Refusal[] {
  const itself = own.flatMap(({ child }, at) =>
    child !== undefined && child === parent ? [cycleRefusal([child, child], `lines.${at}.child`)] : [],
  );
  const backwards = effectiveTo !== undefined && effectiveFrom !== undefined && effectiveTo < effectiveFrom;
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
