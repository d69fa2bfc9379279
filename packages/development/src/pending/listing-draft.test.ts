import { expect, it } from 'vitest';
import { isDraft, listingDraft } from './listing-draft.ts';

it('[N32] what is pushed is an incomplete listing under the seller SKU of its file, and a draft until it has its id', () => {
  const draft = listingDraft({ itemSku: 'COLWP-10001', title: 'Water pump', fulfilment: 'fba', bullets: [], oeNumbers: [], vehicles: [] });
  expect(draft).toEqual({ sellerSku: 'COLWP-10001', title: 'Water pump', fulfilment: 'fba', listingStatus: 'incomplete' });
  expect([isDraft({ ...draft }), isDraft({ ...draft, itemId: 'B0QZ000001' }), isDraft({ ...draft, listingStatus: 'active' })]).toEqual([
    true,
    false,
    false,
  ]);
});
