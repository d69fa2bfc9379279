import { type Examples, shown } from './example.ts';

const rule = (file: string) => `packages/orders/src/${file}.test.ts`;
const server = (file: string) => `apps/server/src/modules/orders/${file}.test.ts`;

/** Worked examples of merging and splitting orders. */
export const ordersMerged: Examples = {
  pendingMerge: shown(
    'paid at 08:00, 25 and 74 hours later: the first two merge, due at the earliest; MAIN ST is Main St.; of a US code five digits count',
    [rule('merge/merge'), '08:00, 25 hours later, and not 74 hours later'],
    [rule('address/address-key'), 'whatever their case, punctuation, blanks and the digits behind the five of a US code'],
    [server('merge/merge'), 'the first two are a group, due at the earliest, and save freight'],
    [rule('merge/merge'), 'a third order that was paid later joins it'],
    [server('merge/merge'), 'a parcel takes in a third order, and its merges are undone last first'],
    [server('merge/merge'), 'two clerks at the same moment merge it once'],
    [server('split/split'), 'shipping of 10.00 over three lines of 30.00 → 3.34, 3.33, 3.33'],
  ),
  orderRequest: shown(
    'a cancellation of an order that is with the warehouse, or that others are merged into, waits for a person, who accepts it until it is packed',
    [rule('intake/follow-platform'), 'a cancellation of an order that others are merged into is a request'],
    [server('request/order-requests'), 'a cancellation while the warehouse has the order cancels it once it is accepted'],
    [server('request/order-requests'), 'an order that others are merged into is cancelled once the merge is undone'],
  ),
  mergeSettings: shown('a store merges by itself within its window, and leaves out what it excludes', [
    server('merge/merge'),
    'are merged by themselves where the store says so',
  ]),
};
