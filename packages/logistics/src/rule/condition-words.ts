import { fill, type Text } from '@axle/kernel';
import type { Condition } from './condition.ts';
import type { Facts, RuleOperator } from './fact.ts';

/** How operators are read. */
export const operatorWords: Readonly<Record<RuleOperator, Text>> = {
  eq: { zh: '等于', en: 'is' },
  ne: { zh: '不等于', en: 'is not' },
  in: { zh: '属于', en: 'is one of' },
  notIn: { zh: '不属于', en: 'is none of' },
  gt: { zh: '大于', en: 'over' },
  gte: { zh: '不小于', en: 'at least' },
  lt: { zh: '小于', en: 'under' },
  lte: { zh: '不大于', en: 'at most' },
  between: { zh: '介于', en: 'between' },
  startsWith: { zh: '开头为', en: 'begins with' },
  containsAny: { zh: '含任一', en: 'has any of' },
  isEmpty: { zh: '为空', en: 'is empty' },
  notEmpty: { zh: '不为空', en: 'is not empty' },
};

const yes: Text = { zh: '是', en: 'yes' };
const no: Text = { zh: '否', en: 'no' };

/** A condition in words: `目的州 属于 CA、NV`, `Weight (kg) over 30`. */
export function sayCondition(facts: Facts, { field, op, values }: Condition): Text {
  const fact = facts[field];
  const named = (value: string): Text => {
    if (fact?.type === 'yesNo') return value === 'true' ? yes : no;
    return fact?.options?.find(({ code }) => code === value)?.label ?? { zh: value, en: value };
  };
  const texts = values.map(named);
  const joined =
    op === 'between'
      ? { zh: texts.map(({ zh }) => zh).join('–'), en: texts.map(({ en }) => en).join('–') }
      : { zh: texts.map(({ zh }) => zh).join('、'), en: texts.map(({ en }) => en).join(', ') };
  const label = fact?.label ?? { zh: field, en: field };
  return fill(
    values.length === 0 ? { zh: '{label} {op}', en: '{label} {op}' } : { zh: '{label} {op} {values}', en: '{label} {op} {values}' },
    {
      label: fact?.unit === undefined ? label : { zh: `${label.zh}(${fact.unit})`, en: `${label.en} (${fact.unit})` },
      op: operatorWords[op],
      values: joined,
    },
  );
}
