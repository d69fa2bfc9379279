import { fill, type Refusal, type Text } from '@axle/kernel';
import { duplicate, fieldsOf, type Resource, snakeCase } from '@axle/page-kit';
import { constraintWords } from './constraint-words.ts';
import { RefusedWrite } from './refused-write.ts';

/** A cursor that is broken or belongs to another order. */
export const badCursor: Refusal = { code: 'BAD_QUERY', message: { zh: '翻页位置无效', en: 'Invalid cursor' } };

/** Other records refer to the one that should go. */
export const inUse: Refusal = { code: 'IN_USE', message: { zh: '已被引用，只能停用', en: 'In use, can only be disabled' } };

const brokenRule: Refusal = {
  code: 'CONSTRAINT',
  message: { zh: '与其他数据矛盾，未作任何更改', en: 'This contradicts other data; nothing was changed' },
};
const missingReference: Refusal = {
  code: 'REFERENCE',
  message: { zh: '引用的记录不存在', en: 'A referenced record does not exist' },
};

/** A record would lie, or come to lie, outside of what the asker may see. */
export const outOfScope = (resource: Resource): Refusal => {
  const field = resource.scopedBy?.owner ?? resource.scopedBy?.field ?? '';
  const label = fieldsOf(resource)[field]?.label ?? resource.label;
  return {
    code: 'OUT_OF_SCOPE',
    field,
    message: fill({ zh: '{label}超出您的数据权限范围', en: '{label} is outside your data scope' }, { label }),
  };
};

interface DatabaseError {
  readonly code?: string;
  readonly detail?: string;
  readonly constraint?: string;
  readonly table?: string;
}

/** The refusal that a failed write means; undefined for what nobody expected. */
export function refusalOfWriting(resource: Resource, error: unknown): Refusal | undefined {
  if (error instanceof RefusedWrite) return error.refusal;
  const { code = '', detail = '', constraint = '', table = resource.table } = error as DatabaseError;
  const worded = Object.entries(constraintWords).find(([name]) => constraint === name || constraint.endsWith(`_${name}`));
  if (['23505', '23514', '23P01'].includes(code) && worded) return worded[1];
  if (code === '23505') return (table === resource.table ? duplicateNamedBy : duplicateLine)(resource, detail, table);
  if (code === '23503') return missingReference;
  if (code === '23514') return wrongValue(resource, constraint) ?? brokenRule;
  return code.startsWith('23') || code.startsWith('22') ? brokenRule : undefined;
}

const wrongValueText: Text = { zh: '{label}的值超出允许的范围', en: '{label} is outside the values allowed' };

/** The field, or the column of lines, whose value a check refused: such checks are named `<table>_<column>_check`. */
function wrongValue(resource: Resource, constraint: string): Refusal | undefined {
  for (const [key, field] of Object.entries(fieldsOf(resource))) {
    const own = `${resource.table}_${snakeCase(key)}`;
    const columns = field.kind === 'lines' ? Object.entries(field.fields) : [];
    const label = columns.find(([column]) => constraint === `${own}_${snakeCase(column)}_check`)?.[1].label;
    if (label ?? constraint === `${own}_check`)
      return { code: 'CONSTRAINT', field: key, message: fill(wrongValueText, { label: label ?? field.label }) };
  }
  return undefined;
}

/** Why a delete failed: others refer to the record, or what follows from it stands against it; undefined for what nobody expected. */
export function refusalOfDeleting(error: unknown): Refusal | undefined {
  if (error instanceof RefusedWrite) return error.refusal;
  return ['23503', '23001'].includes((error as DatabaseError).code ?? '') ? inUse : undefined;
}

/** The database names the columns of the broken key: `Key (market, lower(make))=(US, kia) already exists.` */
const columnsOfKey = (detail: string): ReadonlySet<string> => new Set(/\((.*)\)=\(/.exec(detail)?.[1]?.match(/\w+/g) ?? []);

function duplicateNamedBy(resource: Resource, detail: string): Refusal {
  const columns = columnsOfKey(detail);
  const fitting = resource.unique.filter(({ fields }) => fields.every(field => columns.has(snakeCase(field))));
  const key = fitting.toSorted((one, other) => other.fields.length - one.fields.length)[0] ?? resource.unique[0];
  return key ? duplicate(resource, key) : brokenRule;
}

const duplicateLineText: Text = { zh: '{lines}中{labels}重复', en: '{lines}: two lines have the same {labels}' };

/** Two lines of a record that may not stand beside each other; what stands in the tables of others has no words here. */
function duplicateLine(resource: Resource, detail: string, table: string): Refusal {
  const columns = columnsOfKey(detail);
  for (const [key, field] of Object.entries(resource.fields)) {
    if (field.kind !== 'lines' || table !== `${resource.table}_${snakeCase(key)}`) continue;
    const labels = Object.entries(field.fields).flatMap(([column, { label }]) => (columns.has(snakeCase(column)) ? [label] : []));
    const listed: Text = { zh: labels.map(({ zh }) => zh).join('、'), en: labels.map(({ en }) => en).join(', ') };
    return { code: 'DUPLICATE_LINE', field: key, message: fill(duplicateLineText, { lines: field.label, labels: listed }) };
  }
  return brokenRule;
}
