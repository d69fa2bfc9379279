import { text } from '@axle/kernel';
import type { Field, IntegerField } from '@axle/page-kit';

const pieces = (zh: string, en: string, max: number, more: Partial<IntegerField> = {}): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  min: 0,
  max,
  ...more,
});

/** By which rule quantities are published. */
export const quantityRuleInput: Readonly<Record<string, Field>> = {
  qtyBuffer: pieces('保留数量', 'Buffer', 1_000_000, { required: true, initial: 5 }),
  qtyShare: pieces('发布比例%', 'Share %', 100, { required: true, initial: 50 }),
  qtyCap: pieces('上限', 'Cap', 1_000_000, { help: text('留空为不限。', 'Leave empty for no cap.') }),
  qtyMin: pieces('起发数量', 'Minimum', 1_000_000, { initial: 0, help: text('少于此数时发布0。', 'Fewer than this is published as 0.') }),
};
