import { type Examples, journey, shown } from './example.ts';

const rule = (file: string) => `packages/purchasing/src/${file}.test.ts`;
const server = (file: string) => `apps/server/src/modules/purchasing/${file}.test.ts`;

/** Worked examples of orders and of their delivery. */
export const purchasing: Examples = {
  purchaseRequiredSummary: shown(
    '137 and 60 two days apart are one line of 216, further apart 144 and 120; no need is no line; what is in clearance stays confirmed',
    [rule('requirement/requirement'), '137 and 60 pieces two days apart are one line of 216: nine cartons, 19 more than needed'],
    [rule('requirement/requirement'), 'they are two lines of 144 and 120; no need is no line'],
    [server('requirement/requirement'), '137 and 60 pieces two days apart become one draft of 216'],
    [server('requirement/summary'), '216 to order, 19 surplus, 2,440.80'],
    [server('requirement/requirement'), 'the allowed part makes the others’ orders and leaves it confirmed'],
    journey('purchase-requirement', 'what is in clearance stays behind, and the rest of a choice goes on'),
  ),
  purchaseOrderCreated: shown(
    '7 requirements of 2 suppliers, one without price: 2 orders and one left out, together what was requested; reload shows the same',
    [server('order/created-orders'), '7 requirements of 2 suppliers, one without price: 2 orders and one left out'],
    [server('order/created-orders'), 'sending back deletes the drafts and releases their requirements'],
    [server('order/created-orders'), 'submitting all has a result for each order'],
    journey('purchase-requirement', 'what is in clearance stays behind, and the rest of a choice goes on'),
  ),
  newOrder: shown(
    '216 × 11.30 with 13 % are 2,440.80, net 2,160.00; 500 for 4,500.00 instead of 480 for 4,800.00; the second of two saves is refused',
    [rule('order/order'), '216 pieces at 11.30 with 13 % inside are 2,440.80, of which 280.80 is tax'],
    ['apps/web/src/modules/purchasing/new-order/line-figures.test.ts', '216 at 11.30 with 13 % in the price'],
    [rule('price/price'), '500 for 4,500 instead of 480 for 4,800'],
    [server('new-order/workbench'), 'offers 500 for 4,500.00 instead of 480 for 4,800.00'],
    [server('new-order/workbench'), 'the second save of one version is refused'],
  ),
  purchaseOrder: shown(
    '60,000 CNY need two approvals, the first leaves the order in approval; it is recalled before the first alone',
    [rule('order/order'), 'recalled only before the first'],
    [server('order/order'), '60,000 CNY need two people who did not make the order'],
    [server('requirement/requirement'), 'cancelling an order that was sent, of two requirements, gives both their pieces back'],
    [server('order/order'), 'an approval of an older version of the order is refused'],
    journey('purchase-order', 'two people approve it'),
  ),
  purchaseOrderList: shown(
    '500, 20 cancelled, 300 shipped, 280 received, 5 to be replaced: 480 wanted, 275 kept, 20 on their way, 205 open; by SKU the same',
    [rule('order/order'), '500 ordered, 20 cancelled, 300 shipped, 280 received of which 5 are to be replaced: 205 are to come'],
    [server('order-line/order-line'), '480 wanted, 20 on their way, 205 open'],
    [server('order-line/order-line'), 'what is added up by SKU, and by supplier, is what the lines come to'],
    [server('order-line/line-export'), 'the sums below the list are those of its exported file'],
  ),
  viewReplies: shown(
    '480 × 10.05 five days later for 500 × 10.00: −20, 0.5 %, −176.00, to the buyer; 10.20 is approved again; as ordered it takes effect',
    [rule('reply/reply'), 'differs by 20 pieces, five days, half a percent and 176.00'],
    [rule('reply/reply'), 'goes through by itself up to two days later, to the buyer, or to those who approved the order'],
    [server('reply/reply'), '−20, five days, 0.5 %, −176.00, for the buyer'],
    [server('reply/reply'), 'a price 2 % up goes through approval once more'],
    [server('reply/reply'), 'an order confirmed as it is takes effect without a click'],
    [server('reply/reply'), 'waits for its buyer where the supplier’s replies are not accepted by themselves'],
    journey('purchase-agreed', 'the supplier answers on a phone, and the order is in force once that is approved'),
  ),
  effectiveOrders: shown(
    '480 of 500 with 2 % are received in part, whole with 20 closed short; 200 with 300 shipped is refused; 510 are received, not 511',
    [rule('order/order'), '480 of 500 with 2 % are received in part, and all of them when 20 are given up'],
    [rule('order/order'), 'are not changed below what is done'],
    [rule('order/order'), '510 of 500 with 2 %, and not the 511th'],
    [server('effective-order/effective-order'), 'are received in part, and all of them once 20 are closed short'],
    [server('effective-order/effective-order'), 'not below what is shipped'],
  ),
  deliveryTracking: shown(
    'due 12-30 with 40 days: material 12-02, start 12-06, half 12-18, finish 12-25; 300 passed, 200 shipped: 100 go, not 101, and once',
    [rule('delivery/delivery'), '40 days before 30 December are planned from 2 December on'],
    [server('delivery/delivery-tracking'), 'due 30 December with 40 days: material by 2 December'],
    [rule('delivery/shipping'), 'with 300 passed and 200 shipped, 101 are refused and 100 are not'],
    [server('delivery/ship-batches'), 'with 300 passed and 200 shipped a batch of 101 is refused and one of 100 made'],
    [server('delivery/ship-batches'), 'ships the pieces once, however often it is asked'],
  ),
  shippedNotArrivedDetail: shown(
    'shipped 300 and arrived 280: 20 on their way since 39 days, worth 200.00; by SKU they are the supply on its way of planning',
    [server('delivery/on-way'), 'shipped 300 and arrived 280 are 20 on their way, worth 200.00 at the net price, since 39 days'],
    [server('delivery/on-way'), 'what has not arrived of a SKU is what planning counts on its way'],
  ),
  deliveryDateManagement: shown(
    '10-15, by us 10-25, by the supplier 11-02: measured by 10-25, two changes, 18 days; refused, 10-25 stays promised',
    [rule('delivery/delivery'), 'moves with what is our doing, and not with what is the supplier’s'],
    [server('delivery/delivery-date'), 'measured by 10-25, two changes, 18 days'],
  ),
  deliveryDateReport: shown(
    'two of four lines, 50.00 %, and 480 of 650 pieces, 73.85 %, were in time; by the promised date 75.00 % and 92.31 %',
    [rule('delivery/delivery'), 'two of four lines and 480 of 650 pieces were in time'],
    [rule('delivery/delivery'), 'by the promised day it would be three of four'],
    [server('delivery/date-report'), 'two of four lines and 480 of 650 pieces were in time; by the promised date three and 600'],
  ),
  mailConsole: shown(
    'code 451 waits 30, 60, 120, 240 and 480 minutes, 550 is given up at once; with OUTBOX one letter is written; twice in a day asks',
    [rule('mail/mail-next'), 'waits longer each time, and is given up when the refusal is permanent'],
    ['apps/server/src/platform/mail/mail.test.ts', 'that the server puts off is tried again, each time later'],
    ['apps/server/src/platform/mail/mail.test.ts', 'that is refused for good has failed at once'],
    [server('mail/order-mail'), 'is sent to its supplier with the order and a sheet to fill in, once'],
    [server('mail/order-mail'), 'is sent again once somebody says so'],
    [rule('mail/resend-refusals'), 'goes to its supplier twice within 24 hours only if somebody says so'],
  ),
  receiveReportForm: shown(
    '298 of 300, 8 damaged: 2 short, not without a photo; confirmed twice they come once; 211 are refused, 210 not; a link shows no price',
    [rule('receive-report/receive-report'), 'shipped 300, counted 298, good 290, damaged 8 → short 2, over 0'],
    [rule('receive-report/receive-report'), 'of 510 that may be received with 300 received, 211 are refused and 210 taken'],
    ['apps/web/src/modules/purchasing/receive-report/report-store.test.ts', 'short 2, over 0, worked out while it is typed'],
    [server('receive-report/receive-report'), 'short 2, over 0; it is not submitted without a photo'],
    [server('receive-report/receive-report'), 'confirmed by somebody else, twice at once, its pieces come once'],
    [server('receive-report/receive-report'), 'of 510 that may be received with 300 received, 211 are refused and 210 come'],
    [server('receive-report/receive-report'), 'a link opens one report to fill it in: no price, no confirming'],
  ),
};
