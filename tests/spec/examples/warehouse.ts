import { type Examples, shown } from './example.ts';

const rule = (file: string) => `packages/inventory/src/${file}.test.ts`;
const server = (file: string) => `apps/server/src/${file}.test.ts`;

/** Worked examples of the warehouse and of outbound delivery. */
export const warehouse: Examples = {
  receiveOrder: shown('500 expected, 480 good, 6 damaged: short by 14, open until it is claimed', [
    server('modules/inventory/receipt/receiving'),
    'expected 500, good 480, damaged 6 → diff −14',
  ]),
  receiveStation: shown(
    'an EAN with a wrong check digit is refused; the 511th of 510 is held; a repeated scan adds nothing',
    [server('modules/inventory/receipt/receiving'), 'EAN 5901234123457 passes its check digit, 5901234123456 is refused'],
    [server('modules/inventory/receipt/receiving'), '510 accepted, the 511th piece goes to over_hold'],
    [server('modules/inventory/receipt/receiving'), 'books each scan at once, at the price of the order, and the same scan once'],
  ),
  receiveDifference: shown('521 against 510: 11 held; after the order grew to 511 they are taken in, once', [
    server('modules/inventory/receipt/differences'),
    '521 counted against maxReceivable 510 → 11 on over_hold',
  ]),
  putawayTask: shown('100 pieces go 18 to P1, 45 to R1 and 37 to R7', [server('modules/inventory/putaway/putaway-task'), 'empty R7 → 37']),
  logoutStock: shown('31 of 30 free pieces are short, 30 are allocated; shipped twice by one key it leaves 70, once', [
    server('modules/inventory/outbound/outbound'),
    'order of 31 → short with 30; order of 30 → allocated',
  ]),
  pickWave: shown(
    '35 orders are waves of 30 and 5, 22 singles one bulk wave; a short pick goes on in another bin',
    [server('modules/inventory/wave/wave'), '35 multi orders, max 30 → waves of 30 and 5'],
    [server('modules/inventory/wave/wave'), 'shortPick of 2 from bin A with 2 in bin B'],
  ),
  packStation: shown(
    '3,190 g pass to 3,285 g, 3,286 g ask for another person; 35×25×20 is the box',
    [rule('parcel/parcel'), 'lets 3,095–3,285 g pass and 3,286 g not'],
    [server('modules/inventory/parcel/parcels'), 'suggests 35×25×20, lets 3,285 g pass'],
  ),
  parcelHandover: shown('a manifest of 12 with 11 scanned is refused and names the parcel; confirmed twice it posts 12 once', [
    server('modules/inventory/parcel/parcels'),
    'refuses a manifest of 12 of which 11 were scanned and names the parcel',
  ]),
  stockBalance: shown(
    '+500, −30, +12: 470 at half past ten, 482 now; the page adds up to its ledger at any moment',
    [server('modules/inventory/stock/stock-of-the-past'), 'asOf 10:30 = 470, now = 482'],
    [server('modules/inventory/stock/stock-of-the-past'), 'the page total equals the sum over stockLedger for the same filter'],
  ),
  stockLedger: shown('what has left is not reversed and names the outbound; what lies untouched is, once', [
    server('modules/inventory/stock/stock-pages'),
    'reverses a posting once, not what has left since, and says with which document it left',
  ]),
  stockReservation: shown('20 there, 15 and 10 reserved: 5 short; reassigned the first keeps 15, the other 5', [
    server('modules/inventory/stock/stock-alerts'),
    'reassign gives the priority-1 order its 15',
  ]),
  stockLayer: shown(
    '120, 200 and 100 pieces of 300, 75 and 20 days lie in three bands; 126.19 days on average',
    [server('modules/inventory/stock/stock-of-the-past'), '31 May 2026: 120 pcs of 2025-08-04 (300 d)'],
    [server('modules/inventory/stock/stock-pages'), 'shows each warehouse, and the age of its stock'],
  ),
  stockInOperation: shown('5 found pieces at a last cost of 53.0643 are worth 265.3215; who asked does not approve', [
    server('modules/inventory/operation/operation'),
    'found 5 pcs with last cost 53.0643 → layer value 265.3215; applicant approving is refused',
  ]),
  stockOutOperation: shown('6 damaged: 7 are not scrapped and nothing is posted, 6 are', [
    server('modules/inventory/operation/operation'),
    'damaged 6, scrap 7 → NEGATIVE_STOCK have 6 need 7, nothing posted',
  ]),
  stockConversion: shown('a kit of 100.0000 by 30/30/40 is 30, 30 and 40; equal thirds lose nothing', [
    rule('operation/operation'),
    '1 kit worth 100.0000 by 30/30/40',
  ]),
  transferOrder: shown('100 shipped for 5,306.4300, 97 received: 3 on the way of 159.1929; closed with loss 5,147.2371', [
    server('modules/inventory/transfer/transfer'),
    'closed with loss nothing, and 5,147.2371 there',
  ]),
  stocktake: shown(
    '−70.40 and +55.50 are 125.90 for the supervisor, 50 % of the lines and 98.17 % of the value right; a locked bin takes nothing',
    [server('modules/inventory/stocktake/stocktake'), '|Σ| 125.90 → supervisor; line accuracy 50 %, value accuracy 98.17 %'],
    [server('modules/inventory/stocktake/stocktake'), 'a posting to a locked bin → BIN_LOCKED'],
  ),
  stocktakeCount: shown(
    'no reply contains the book quantity; another person counts again',
    [server('modules/inventory/stocktake/stocktake'), 'the network reply of this page has no field named bookQty'],
    [server('modules/inventory/stocktake/stocktake'), 'above the limit another person counts'],
  ),
  stockInOutReport: shown('320 + 552 − 500 are 372; 12,480.50 + 26,150.00 − 21,733.27 are 16,897.23', [
    rule('report/report'),
    '= 372; value 12,480.50 + 26,150.00 − 21,733.27 = 16,897.23',
  ]),
  slowMovingReport: shown(
    '420 pieces at 0.8 a day last 525 days and are slow; 120 old pieces are provided for with 1,250.40',
    [server('modules/inventory/report/slow-moving'), 'cover 525 d → slow'],
    [server('modules/inventory/report/slow-moving'), '→ provision 1,250.40'],
  ),
  warehouseWorkReport: shown('of 8 receipts half are in stock after 4.5 h, nine tenths after 30 h', [
    server('modules/inventory/report/work-report'),
    'median 4.5, p90 (nearest rank) 30',
  ]),
  fbaInventory: shown('812 + 30 against a ledger of 846 are a difference of −4', [
    server('modules/inventory/fba/fba-stock'),
    '→ difference −4 listed',
  ]),
  fbaInboundShipment: shown(
    '480 shipped and 468 received are 12 to claim; 5 more make it 7',
    [server('modules/inventory/fba/fba-stock'), 'case draft with 12 units; a later receipt of 5 lowers it to 7'],
    ['tests/journeys/fba-claims.spec.ts', 'a shipment is closed short, its case is filed and paid'],
  ),
  fbaReconciliation: shown(
    'the file’s 846 is what its movements come to; 9 lost, 6 found, 1 paid leave 2 to claim',
    [server('modules/inventory/fba/fba-stock'), 'file says 846 → gap 0; lost −9, found 6, reimbursed 1 → claimable 2'],
    ['tests/journeys/fba-claims.spec.ts', 'ledger adds up, and what it paid lowers what can be claimed'],
  ),
  packingMaterial: shown(
    'an inner side beyond the outer one is refused; 0.8 m of tape lower the tape by 0.800',
    [server('modules/inventory/parcel/materials'), 'a carton whose inner side exceeds the outer one is refused'],
    [server('modules/inventory/parcel/materials'), 'packing one parcel with 0.8 m of tape lowers tape by 0.800'],
  ),
  storeConfig: shown('6 pieces of 5 and 2 are short without a split, and leave as 5 and 1 with two parcels', [
    server('modules/inventory/store-config/store-config'),
    'six are short without a split, and leave in two parcels with one',
  ]),
  storageAreaConfig: shown(
    'an area with a piece in it stays in use; A01-B01..B10-L1..L4 are 40 bins',
    [server('modules/inventory/warehouse/area-config'), 'disabling an area with 1 pc on hand is refused'],
    [server('modules/inventory/warehouse/area-config'), 'pattern A01-B01..B10-L1..L4 makes 40 bins'],
  ),
  distributionPlan: shown(
    '10 cartons go 7, 1 and 2; the orders are made once though it is released twice',
    [server('modules/logistics/distribution/distribution'), 'need 350/100/70, cartons 7/1/2, cover after 24.0/25.0/30.0 d'],
    [server('modules/logistics/distribution/distribution'), 'released once though it is released twice'],
  ),
  distributionPlanDetail: shown(
    'a carton more than there is exceeds the supply by 20; a 40HQ is 77.21 % full',
    ['packages/logistics/src/distribution/distribution.test.ts', 'exceeds supply by 20'],
    ['packages/logistics/src/distribution/distribution.test.ts', '52.500 m³ and 13,500 kg in a 40HQ are 77.21 %'],
  ),
};
