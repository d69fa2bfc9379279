import { fill, type Refusal } from '@axle/kernel';
import { duplicate, fieldsOf, type Resource, snakeCase } from '@axle/page-kit';
import { RefusedWrite } from './refused-write.ts';

/** A cursor that is broken or belongs to another order. */
export const badCursor: Refusal = { code: 'BAD_QUERY', message: { zh: '翻页位置无效', en: 'Invalid cursor' } };

/** Other records refer to the one that should go. */
export const inUse: Refusal = { code: 'IN_USE', message: { zh: '已被引用，只能停用', en: 'In use, can only be disabled' } };

/** An area of goods under way gets no second bin. */
export const oneTransitBin: Refusal = {
  code: 'ONE_TRANSIT_BIN',
  field: 'area',
  message: { zh: '在途库区只有一个虚拟库位', en: 'An in-transit area has a single virtual bin' },
};

const brokenRule: Refusal = {
  code: 'CONSTRAINT',
  message: { zh: '数据不符合数据库的约束', en: 'The data violates a database constraint' },
};
const missingReference: Refusal = {
  code: 'REFERENCE',
  message: { zh: '引用的记录不存在', en: 'A referenced record does not exist' },
};

/** What constraints of a name ending so refuse, in words. */
const constraintWords: Readonly<Record<string, Refusal>> = {
  periods_overlap: {
    code: 'PERIODS_OVERLAP',
    field: 'effectiveFrom',
    message: { zh: '生效期重叠', en: 'Periods overlap' },
  },
  relation_ended: {
    code: 'ENDED',
    field: 'effectiveTo',
    message: { zh: '已结束的贸易关系不能修改', en: 'A trade relation that has ended cannot be changed' },
  },
  one_default: {
    code: 'ONE_DEFAULT',
    field: 'isDefault',
    message: { zh: '该仓库已有默认路线', en: 'This warehouse has a default route' },
  },
  uscc_taken: {
    code: 'USCC_TAKEN',
    field: 'uscc',
    message: { zh: '该统一社会信用代码已属于另一家供应商', en: 'This unified social credit code belongs to another supplier' },
  },
  past_row: {
    code: 'PAST_ROW',
    field: 'effectiveTo',
    message: { zh: '已失效的数据不能修改', en: 'Expired data cannot be changed' },
  },
  spans: {
    code: 'SPANS_OVERLAP',
    field: 'periodTo',
    message: {
      zh: '与已导入的期间重叠（按月与按日不能并存）',
      en: 'The period overlaps one already imported (monthly and daily periods cannot coexist)',
    },
  },
  booked_line: {
    code: 'LEDGER_BOOKED',
    field: 'ending',
    message: { zh: '该期间已按原内容过账，不能更改', en: 'This period has been posted as imported and cannot be changed' },
  },
  one_active: {
    code: 'ACTIVE_RATE',
    field: 'validFrom',
    message: {
      zh: '该币种对自该日已有同类型的有效汇率，请先作废',
      en: 'The currency pair already has an active rate of this type from that day; void it first',
    },
  },
  periods: { code: 'PERIODS_OVERLAP', field: 'effectiveFrom', message: { zh: '生效期重叠', en: 'Periods overlap' } },
  one_group: {
    code: 'IN_OTHER_GROUP',
    field: 'members',
    message: { zh: '一个SKU同一时间只能在一个替代组内', en: 'A SKU can be in only one substitute group at a time' },
  },
  two_pools: {
    code: 'POOL_TAKEN',
    field: 'sites',
    message: { zh: '店铺站点同一时间只能在一个库存池', en: 'A store and site can be in only one stock pool at a time' },
  },
  one_transit_bin: oneTransitBin,
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
}

/** The refusal that a failed write means; undefined for what nobody expected. */
export function refusalOfWriting(resource: Resource, error: unknown): Refusal | undefined {
  if (error instanceof RefusedWrite) return error.refusal;
  const { code = '', detail = '', constraint = '' } = error as DatabaseError;
  if (code === '23505') return duplicateNamedBy(resource, detail);
  if (code === '23503') return missingReference;
  const worded = Object.entries(constraintWords).find(([ending]) => constraint.endsWith(`_${ending}`));
  if (['23514', '23P01'].includes(code) && worded) return worded[1];
  return code.startsWith('23') || code.startsWith('22') ? brokenRule : undefined;
}

/** Whether a delete failed because others refer to the record, or what follows from it stands against it. */
export const isReferenced = (error: unknown): boolean =>
  error instanceof RefusedWrite || ['23503', '23001'].includes((error as DatabaseError).code ?? '');

/** The database names the columns of the broken key: `Key (market, lower(make))=(US, kia) already exists.` */
function duplicateNamedBy(resource: Resource, detail: string): Refusal {
  const columns = new Set(/\((.*)\)=\(/.exec(detail)?.[1]?.match(/\w+/g) ?? []);
  const fitting = resource.unique.filter(({ fields }) => fields.every(field => columns.has(snakeCase(field))));
  const key = fitting.toSorted((one, other) => other.fields.length - one.fields.length)[0] ?? resource.unique[0];
  return key ? duplicate(resource, key) : brokenRule;
}
