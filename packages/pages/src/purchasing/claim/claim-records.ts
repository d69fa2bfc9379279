import { text } from '@axle/kernel';
import { defineResource } from '@axle/page-kit';
import { claimedFields, followedFields } from './claim-fields.ts';
import { claimState, claimStates } from './claim-states.ts';

/** What we claim from suppliers, carriers, warehouses, insurers and platforms. */
export const claimRecords = defineResource({
  entity: 'claim',
  label: text('索赔', 'Claim'),
  service: 'purchase-sales-after',
  readFrom: 'claim_list',
  nameFields: ['claimNo'],
  knownBy: { code: 'claimNo' },
  searchedThrough: 'sku',
  scopedBy: { kind: 'supplier', field: 'supplier', openWithout: true },
  constraints: {
    claim_agreed_part: {
      code: 'ABOVE_CLAIMED',
      field: 'claimed',
      message: text('达成金额不能超过索赔金额', 'The agreed amount cannot exceed the claimed amount'),
    },
  },
  fields: { ...claimedFields, state: claimState, ...followedFields },
  unique: [{ fields: ['claimNo'] }],
  states: claimStates,
});
