import type { Text } from '@axle/kernel';
import type { ChildType, WarehouseType } from './warehouse-type.ts';

/** A part that a warehouse is divided into from the start. */
export interface FirstChild {
  readonly code: string;
  readonly type: ChildType;
  readonly sellable: boolean;
  readonly name: Text;
}

const parts: Readonly<Record<ChildType, { readonly ending: string; readonly name: Text }>> = {
  good: { ending: 'G', name: { zh: '良品', en: 'Good' } },
  defective: { ending: 'D', name: { zh: '不良', en: 'Defective' } },
  hold: { ending: 'H', name: { zh: '冻结', en: 'Hold' } },
  returns: { ending: 'R', name: { zh: '退货', en: 'Returns' } },
};

/** [W1] The parts that a new warehouse begins with: one of good pieces, and our own abroad those of defects, held goods and returns. */
export const firstChildren = (warehouse: string, type: WarehouseType): readonly FirstChild[] =>
  (type === 'overseas' ? (['good', 'defective', 'hold', 'returns'] as const) : (['good'] as const)).map(each => ({
    code: `${warehouse}-${parts[each].ending}`,
    type: each,
    sellable: each === 'good',
    name: parts[each].name,
  }));
