import { expect, it } from 'vitest';
import { refuseReversalByHand } from './reversal-by-hand.ts';

it('[M5] refuses to reverse by hand what the document itself counts, and names it', () => {
  expect(refuseReversalByHand('outbound', 'OB-1')).toMatchObject({
    code: 'REVERSE_AT_DOCUMENT',
    message: { zh: expect.stringContaining('OB-1') as string, en: expect.stringContaining('OB-1') as string },
  });
  expect(refuseReversalByHand('transfer', 'TR-1')).toMatchObject({ code: 'REVERSE_AT_DOCUMENT' });
});

it.each(['receipt', 'stock_in', 'stock_out', 'conversion', 'stocktake', 'layer'])('[M5] lets postings of a %s be reversed', docType =>
  expect(refuseReversalByHand(docType, 'X-1')).toBeUndefined(),
);
