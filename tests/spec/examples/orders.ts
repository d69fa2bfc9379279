import { type Examples, shown } from './example.ts';

const server = (file: string) => `apps/server/src/modules/orders/order/${file}.test.ts`;

/** Worked examples of the order list. */
export const orders: Examples = {
  orderList: shown(
    'zip sw1a1aa in Britain is SW1A 1AA, 90001 with NY lies in California; a bad zip holds its order up; a shipped one is not cancelled',
    ['packages/orders/src/address/validate-address.test.ts', 'as the document works it out'],
    [server('order-life'), 'refuses one by the issue of its address'],
    [server('review-checks'), 'holds an order that is sold below its landed cost'],
    [server('review-checks'), 'holds an order of a vehicle that a piece does not fit'],
    [server('order-life'), 'an allocated order gives back its reservation'],
    [server('order-life'), 'a shipped order says that it has left'],
    [server('order-entry'), 'is refused with a number of other signs'],
    [server('from-file-to-parcel'), 'six orders of a file stand as they should'],
    [server('from-file-to-parcel'), 'mapped, corrected, reviewed, merged and allocated they are four parcels'],
    [server('from-file-to-parcel'), 'shipped, each platform order has its confirmation'],
    [server('from-file-to-parcel'), 'what has left is not cancelled'],
    [server('order-entry'), 'without the store nobody sees, counts or touches its orders'],
  ),
};
