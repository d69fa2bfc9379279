import { type Examples, journey, shown } from './example.ts';

const rule = (file: string) => `packages/purchasing/src/${file}.test.ts`;
const server = (file: string) => `apps/server/src/modules/purchasing/${file}.test.ts`;

/** Worked examples of the money, the claims and the boards of purchasing. */
export const purchasingMoney: Examples = {
  purchasePrepayment: shown(
    'of 3,000.00 settlements use 1,200.00 and 1,800.00; an order cut to 8,000.00 gets 600.00 back; paid twice it is posted once',
    [rule('prepayment/prepayment'), 'is used by the part that is settled, the rest with the last one'],
    [rule('prepayment/prepayment'), '3,000.00 of 10,000.00 are 600.00 too much once the order is cut to 8,000.00'],
    [server('prepayment/prepayment'), 'is drafted from its order with the deposit of its terms'],
    [server('prepayment/prepayment'), 'is paid by finance and posted once'],
    [server('prepayment/prepayment'), 'what is too much of an order that was cut is refunded: 600.00 of 3,000.00'],
    [server('settlement/settle'), 'pays 2,690.00 of 4,040.00, and the ledger has all of it'],
  ),
  ledgerCenter: shown(
    'from the deposit to the payment: AP, GRIR 0, PREPAY 1,800, STOCK 4,000, PPV 40, DEDUCT 150, BANK 5,690; the check finds nothing',
    [rule('ledger/ledger'), 'explains an order from its deposit to its payment'],
    [rule('ledger/ledger'), 'stored balances are what all entries add up to, in whatever parts they are counted'],
    [rule('testing/order-life'), 'in any order of events keeps quantities, ledger and stored balances together'],
    [server('ledger/post-voucher'), 'explains an order from its deposit to its payment, and posts nothing twice'],
    [server('ledger/ledger-pages'), 'the check finds balances that are not what their entries add up to'],
    journey('purchase-paid', 'the ledger explains every cent'),
  ),
  purchaseSettlement: shown(
    '10.10 and 9.95 pass, 10.25 and 1,200.00 USD do not, 400 of 410 are payable; 4,040.00 pay 2,690.00; 130.00 off 100.00 carry 30.00',
    [rule('settlement/settlement'), '[R14] %s'],
    [rule('settlement/settlement'), 'of 410 pieces where 400 came: 400 are payable and 10 are held'],
    [rule('settlement/settlement'), '4,040.00 less a deduction of 150.00 and 1,200.00 paid in advance is 2,690.00'],
    [rule('settlement/settlement'), 'what is more than the settlement is carried'],
    [server('settlement/match'), 'matches a line: %s'],
    [server('settlement/match'), '12,000 × 10.10 USD is 1,200.00 too dear on the line'],
    [server('settlement/settle'), 'pays 2,690.00 of 4,040.00, and the ledger has all of it'],
    [server('settlement/settle'), 'a deduction beyond the settlement is carried, and nothing to pay is paid at once'],
  ),
  purchaseReconciliation: shown(
    '500 + 4,040 − 101 − 150 − 1,200 − 2,690 are 399.00, with which the next one opens; 449.00 differs by 50.00 and is not locked',
    [rule('reconciliation/reconciliation'), '500 + 4,040 − 101 − 150 − 1,200 − 2,690 comes to 399, with which the next one opens'],
    [rule('reconciliation/reconciliation'), '449 against 399 differs by 50 and is disputed'],
    [server('reconciliation/reconciliation'), 'opening 500.00 and what happened come to 399.00'],
    [server('reconciliation/reconciliation'), '449.00 differs by 50.00: disputed'],
  ),
  deductionRecords: shown(
    '400 × 12.50 nine days late are 150.00, at most 500.00, three days late nothing; 37 defects and six hours of sorting are 732.50',
    [rule('deduction/deduction'), 'for 400 pieces nine days late is 6 × 0.5 % of 5,000.00'],
    [rule('deduction/deduction'), 'for 37 defects and six hours of sorting is 732.50'],
    [server('deduction/deduction'), 'suggested and charged once, 150.00 with its formula; three days late: nothing'],
    [server('deduction/deduction'), 'works amounts out, and says why one is not charged'],
  ),
  overseasDeduction: shown(
    'USD 1,000.00 over 300, 200 and 100 pieces are 500.00, 333.33 and 166.67, the second CNY 2,374.44; the same file again adds nothing',
    [rule('deduction/deduction'), '1,000.00 over 300, 200 and 100 pieces is 500.00, 333.33 and 166.67'],
    [server('overseas-deduction/overseas-deduction'), '500.00, 333.33, 166.67; at 7.1234 the second is CNY 2,374.44'],
    [server('overseas-deduction/import-costs'), 'importing the same file twice adds nothing'],
  ),
  expenditureForecast: shown(
    '6,000.00 of 20,000.00 due on 11-08 are paid on 11-10 in W46, 8,400.00 in W05, 5,600.00 in W10; the deposit paid, it is the same',
    [rule('terms/terms'), 'fall due behind the end of the month, and are paid on a working day'],
    [rule('terms/terms'), '30 % of 20,000.00 five days behind the agreement, the rest by shipments'],
    [rule('forecast/forecast'), 'is to be paid in three parts, and in the weeks of their working days'],
    [rule('forecast/forecast'), 'comes to the same once the deposit is paid: 6,000.00 stand with what is paid'],
    [server('forecast/forecast'), 'an order is scheduled by its terms; once its deposit is asked for, the rest stays scheduled'],
  ),
  claimSummary: shown(
    '800.00 of 1,500.00 closed came back, 53.33 %, 300.00 are open; of 900.00 agreed 400.00 are set off and 500.00 paid, nothing is left',
    [rule('claim/claim'), 'closed ones of 1,000.00 with 800.00 back and 500.00 with nothing back are recovered to 53.33 %'],
    [rule('ledger/ledger'), 'a claim is settled by offset and cash'],
    [server('claim/claim'), 'one of 300.00 open: 53.33 % and 300.00'],
    [server('claim/claim'), 'comes back in parts: 400.00 off, 500.00 paid'],
  ),
  afterSalesRecords: shown(
    '5 of 280 exchanged come again by an order of their own, and nothing is posted; 10 × 10.10 refunded take 101.00 off the payable',
    [rule('after-sale/after-sale'), 'of 280 received 5 are exchanged: returned, to come again, and owed as before'],
    [rule('after-sale/after-sale'), '10 billed pieces of 10.10 are 101.00 that the supplier owes'],
    [server('after-sale/after-sale'), 'of 280 received 5 are exchanged: returned, to come again, by an order of their own'],
    [server('after-sale/after-sale'), '10 pieces of 10.10 go back after their invoice: 101.00 payable less'],
  ),
  purchaseBoard: shown(
    'savings of 50.00, −10.00 and 0.00 are 40.00, 2.53 % of 1,580.00; every tile is what its detail comes to',
    [rule('board/board'), '10 of a new one at its first price: 40.00 of 1,580.00, 2.53 %'],
    [server('board/purchase-board'), 'every figure is what the list behind it comes to, of one buyer and of all'],
  ),
  purchaseBoardDetail: shown(
    '17 of 20 orders were replied to in time, 85.00 %; one sent ten hours ago is not listed',
    [rule('board/board'), '17 of 20 orders were replied to within 48 hours; one sent ten hours ago does not count yet'],
    [server('board/purchase-board'), 'an order sent ten hours ago is not listed; 17 of 20 were replied to in time'],
  ),
  supplierBoard: shown(
    'points 88.00, 92.90, 95.00 and 89.00 are a score of 91.02, grade A; with no 8D asked service is 92.86',
    [rule('score/supplier-score'), 'is weighed from quality, delivery, cost and service'],
    [rule('score/supplier-score'), 'leaves out what is not known'],
    [rule('score/supplier-rates'), 'grades go from A to D'],
  ),
  supplierBoardDetail: shown(
    'quality and the rates of delivery and service are those of the rows in their tabs; the file closes as the ledger centre does',
    [server('board/supplier-board'), 'whose dimensions are those of the rows in the file of each'],
    [server('board/supplier-lots'), 'are those of the lots in the file of a supplier, and quality is made of them'],
    [server('board/supplier-lots'), 'the rates of service are those of the replies, improvements and invoices in the file'],
    [server('board/supplier-board'), 'the file of a supplier closes with the balances of the ledger centre'],
  ),
  managementBoard: shown(
    '50, 30 and 20 % are HHI 3,800, top five 100 %; prepayments are those of their page; price, volume and mix are the change of spend',
    [rule('management/management'), 'with 50, 30 and 20 % has an index of 3,800, and all of it with the largest five'],
    [rule('management/management'), 'is price, volume and mix to the cent'],
    [server('management/management-board'), 'the exposure of prepayments is what the page of prepayments has left'],
    [server('management/management-board'), 'price, volume and mix are the change of spend to the cent'],
  ),
  managementBoardDetail: shown(
    'payables by due date come to those of the ledger centre; suppliers out of sight are one line, and the total stays',
    [server('management/management-board'), 'payables by due date come to the payables of the ledger centre'],
    [server('management/management-board'), 'suppliers that a reader may not see are one line, and the total stays'],
  ),
};
