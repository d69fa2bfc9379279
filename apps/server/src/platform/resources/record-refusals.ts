import { fill, type Refusal } from '@axle/kernel';
import { fieldsOf, type Resource } from '@axle/page-kit';

/** A cursor that is broken or belongs to another order. */
export const badCursor: Refusal = { code: 'BAD_QUERY', message: { zh: '翻页位置无效', en: 'Invalid cursor' } };

/** Other records refer to the one that should go. */
export const inUse: Refusal = { code: 'IN_USE', message: { zh: '已被引用，只能停用', en: 'In use, can only be disabled' } };

/** A record would lie, or come to lie, outside of what the actor may see. */
export const outOfScope = (resource: Resource): Refusal => {
  const field = resource.scopedBy?.owner ?? resource.scopedBy?.field ?? '';
  const label = fieldsOf(resource)[field]?.label ?? resource.label;
  return {
    code: 'OUT_OF_SCOPE',
    field,
    message: fill({ zh: '{label}超出您的数据权限范围', en: '{label} is outside your data scope' }, { label }),
  };
};
