import { fill, type Refusal, type Text, text } from '@axle/kernel';
import { duplicate, fieldsOf, type Resource, snakeCase } from '@axle/page-kit';
import type { PageRegistry } from '../registry/page-registry.ts';
import { inUse } from './record-refusals.ts';
import { RefusedWrite } from './refused-write.ts';

const brokenRule: Refusal = {
  code: 'CONSTRAINT',
  message: { zh: '与其他数据矛盾，未作任何更改', en: 'This contradicts other data; nothing was changed' },
};
const missingReference: Refusal = {
  code: 'REFERENCE',
  message: { zh: '引用的记录不存在', en: 'A referenced record does not exist' },
};

const endBeforeStart: Refusal = {
  code: 'PERIOD_ORDER',
  field: 'effectiveTo',
  message: text('失效日期早于生效日期', 'The end date is before the start date'),
};
const periodsOverlap: Refusal = { code: 'PERIODS_OVERLAP', field: 'effectiveFrom', message: text('生效期重叠', 'Periods overlap') };

/** What constraints of records that hold from a day to another refuse, by the end of their names. */
const ofPeriods: Readonly<Record<string, Refusal>> = {
  periods_overlap: periodsOverlap,
  periods: periodsOverlap,
  period: endBeforeStart,
  ends: endBeforeStart,
  past_row: { code: 'PAST_ROW', field: 'effectiveTo', message: text('已失效的数据不能修改', 'Expired data cannot be changed') },
};

interface DatabaseError {
  readonly code?: string;
  readonly detail?: string;
  readonly constraint?: string;
  readonly table?: string;
}

/** The refusal that a failed write means; undefined for what nobody expected. */
export function refusalOfWriting({ resources }: Pick<PageRegistry, 'resources'>, resource: Resource, error: unknown): Refusal | undefined {
  if (error instanceof RefusedWrite) return error.refusal;
  const { code = '', detail = '', constraint = '', table = resource.table } = error as DatabaseError;
  if (['23505', '23514', '23P01'].includes(code)) {
    const worded = [resource, ...resources.map(one => one.resource)].find(({ constraints }) => constraints?.[constraint]);
    if (worded) return worded.constraints![constraint];
    const ofPeriod = Object.entries(ofPeriods).find(([name]) => constraint.endsWith(`_${name}`));
    if (ofPeriod) return ofPeriod[1];
  }
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
