import { compareDecimals, type Decimal, type Refusal, text, textPattern } from '@axle/kernel';
import type { PropertyType } from './property.ts';

/** The definition of a property as it is filled in. */
interface PropertyValues {
  readonly type?: PropertyType;
  readonly min?: Decimal;
  readonly max?: Decimal;
  readonly pattern?: string;
  readonly options?: readonly unknown[];
}

const chosen: readonly PropertyType[] = ['option', 'multiOption'];
const counted: readonly PropertyType[] = ['int', 'decimal', 'range'];

/**
 * [PROP1] What is wrong with the definition of a property: choices without a list, limits the wrong way round or of no number, a broken
 * pattern.
 */
export function propertyRefusals(record: PropertyValues): readonly Refusal[] {
  const { type, min, max, pattern, options: listed = [] } = record;
  if (type === undefined) return [];
  const found: Refusal[] = [];
  const say = (code: string, field: string, zh: string, en: string) => found.push({ code, field, message: text(zh, en) });
  if (chosen.includes(type) && listed.length === 0) say('NO_OPTIONS', 'options', '选项类型须列出选项', 'List the options to choose from');
  if (!chosen.includes(type) && listed.length > 0) say('OPTIONS', 'options', '只有选项类型可以有选项', 'Only choices can have options');
  if (!counted.includes(type))
    for (const field of ['min', 'max'] as const)
      if (record[field] !== undefined) say('LIMITS', field, '只有数值类型可以有上下限', 'Only numbers can have limits');
  if (min !== undefined && max !== undefined && compareDecimals(min, max) > 0)
    say('RANGE', 'max', '上限不能小于下限', 'Max cannot be less than min');
  if (pattern !== undefined && type !== 'text') say('PATTERN', 'pattern', '只有文本类型可以有格式', 'Only text can have a pattern');
  if (pattern !== undefined) {
    const read = textPattern(pattern);
    if (!read.ok) found.push({ ...read.refusal, code: 'PATTERN', field: 'pattern' });
  }
  return found;
}
