import { type Refusal, text } from '@axle/kernel';
import type { RecordGuard } from '../../../platform/resources/guarded.ts';

const refusals = {
  noSupplier: { code: 'NO_PARTY', field: 'supplier', message: text('请选择供应商', 'Choose the supplier') },
  otherParty: {
    code: 'OTHER_PARTY',
    field: 'supplier',
    message: text('只有向供应商索赔时才填供应商', 'Only claims against suppliers have a supplier'),
  },
} as const satisfies Readonly<Record<string, Refusal>>;

/** Asks of claims that people write whether they name who is to pay as their party says. */
export const checkClaims: RecordGuard = async () => claim => {
  const isNamed = claim['supplier'] !== undefined;
  if (claim['party'] === 'supplier') return isNamed ? [] : [refusals.noSupplier];
  return isNamed ? [refusals.otherParty] : [];
};
