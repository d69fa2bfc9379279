import { type Examples, shown } from './example.ts';

const catalog = (file: string) => `packages/catalog/src/${file}.test.ts`;
const server = (file: string) => `apps/server/src/${file}.test.ts`;
const planning = (file: string) => `packages/planning/src/${file}.test.ts`;

/** Worked examples of the parts, what they are sold as, and what is planned of them. */
export const products: Examples = {
  skuList: shown(
    'a weight of 9.0 → 9.1 kg waits for a second person and turns the tier at Amazon; an OE number is found with whatever signs; a SKU with 3 pieces on the way is not stopped',
    [server('modules/logistics/fba/fba'), 'a weight that takes a SKU into another tier waits for a second person'],
    [server('platform/lookups/find-calls'), 'a part is found by its OE number, with whatever signs'],
    [server('modules/catalog/sku/retire-sku'), 'stop with 3 pcs in transit is refused'],
    ['tests/journeys/sku-launch.spec.ts', 'another weight waits for approval'],
  ),
  ptSku: shown('a feed row BP-0446-US with SKU BP-0446 is proposed at rank 2', [
    server('modules/catalog/mapping/mapping'),
    'is proposed at rank 2',
  ]),
  skuMap: shown('a store map of two goes before a platform map of one, and no longer the day after it ends', [
    server('modules/catalog/mapping/mapping'),
    'a store map takes 2, another store of the platform 1',
  ]),
  ptSkuException: shown('12 open orders of an unmapped listing are one row with 12', [
    catalog('mapping/affected-orders'),
    '12 open orders of an unmapped listing show one row with 12',
  ]),
  category: shown(
    'a node that moves keeps its SKUs and inherits the template of its new parent; a template hands down what is not said below',
    [server('modules/catalog/category/merge-category'), 'moving a node keeps its SKUs and inherits the template of the new parent'],
    [server('platform/lookups/lookups'), 'what stands below moves along'],
    [catalog('property/property'), 'hands down what is to be handed down alone'],
  ),
  brand: shown('a trademark with 89 days left is red and in the day’s message to its owner', [
    server('modules/catalog/brand/brand'),
    'a trademark expiring in 89 days is in the day',
  ]),
  bom: shown(
    '100 kits are 200 rotors and 102 pad sets; a kit below itself shows the way A → B → A',
    [server('modules/catalog/bom/bom-calls'), '100 kits are 200 rotors and 102 pad sets'],
    [server('modules/catalog/bom/bom'), 'that would contain itself is refused with the way'],
  ),
  skuPropertyTemplate: shown('a child sets `required` to false: its SKUs lose the error, those of the parent keep it', [
    catalog('property/property'),
    'child overrides parent `required` to false',
  ]),
  skuPropertyConfig: shown('ceramic merged into CER changes 40 values and writes 40 rows of the log', [
    server('modules/catalog/property/properties'),
    'option `ceramic` merged into `CER`',
  ]),
  skuPropertySetting: shown('20 × 3 pasted cells with one wrong option save 19 rows and mark one cell', [
    server('modules/catalog/property/properties'),
    'pasting 20×3 cells with one wrong option saves 19 rows',
  ]),
  proxyBuy: shown('1,000 × 12.00 at 2 % are 12,000.00 and a fee of 240.00', [
    'packages/finance/src/purchase/proxy-fee.test.ts',
    '12,000.00 goods + 240.00 fee',
  ]),
  buyingLog: shown('100 at 10.00 and 300 at 9.00 weigh 9.25; lead days 33, 35, 40 have mean 36 and deviation 3.61', [
    server('modules/finance/purchase/buying'),
    'weighted 9.25',
  ]),
  materialArea: shown('main 40, substitute 100, need 60: split takes 40 + 20, whole takes 60 of the substitute', [
    server('modules/catalog/substitute/substitute'),
    'main 40, substitute 100 available, need 60',
  ]),
  skuSubstitute: shown('12 vehicle-years of which the new part fits 10 overlap by 83.3 %, 2 are listed', [
    server('modules/catalog/substitute/substitute'),
    'overlap 83.3% and 2 rows listed',
  ]),
  skuSubstituteLog: shown('a switch of the main part writes two rows of one request', [
    server('modules/catalog/substitute/substitute'),
    'switchMain writes two rows',
  ]),
  vehicleModel: shown(
    'the public file of 11,543 rows: 66 makes, 474 of unknown style, 34 years of the Camry, one Tacoma XtraCab; a second import adds none',
    ['tests/journeys/vehicle-import.spec.ts', 'imports the vehicle list, finds the Camry'],
    ['tests/journeys/vehicle-import.spec.ts', 'a second import of the same file adds nothing'],
    [server('platform/resources/upsert/upsert-records'), 'take the first spelling and keep the later one as an alias'],
  ),
  vehicleSearchResult: shown('a fitment of 2007–2011 with engine 2.4L: conditional for a 2010 of unknown engine, none for 2.5L or 2012', [
    server('modules/catalog/fitment/fitment'),
    'conditional `engine = 2.4L?`',
  ]),
  mrpBaseConfig: shown('35 + 3 + 5 + 38 + 3 are 84 days, each with its source', [
    server('modules/planning/parameters/config'),
    '→ 84; the effective tab names the source of each',
  ]),
  safetyStock: shown(
    'service 95 % gives 275 pieces and a reorder point of 1,475; six weeks of sales give d̄ 20.0, σ 22.136 a week, 8.367 a day',
    [planning('safety/safety'), '→ 275, reorder point 1475'],
    [server('modules/planning/safety/safety'), 'd̄ 20.0, σ week 22.136, σd 8.367'],
  ),
  seasonFactor: shown('factors that sum to 12.6 are refused, normalised each is multiplied by 12/12.6', [
    planning('season/season'),
    'a row summing 12.6 is refused, normalise multiplies each by 12/12.6',
  ]),
  skuPriority: shown(
    'seven revenues are A A A B B C C; a priority by hand until yesterday shows the suggestion today',
    [planning('priority/abc-xyz'), 'revenues 52,23,10,6,4,3,2'],
    [server('modules/planning/priority/priority'), 'manual S until yesterday shows the suggestion today'],
  ),
  exemptSku: shown(
    'the next lot rejected revokes the exemption the same minute; the following receipt is inspected again',
    [server('modules/catalog/exemption/exemption'), 'next lot rejected → revoked same minute'],
    [server('modules/inventory/receipt/exempt-goods'), 'the following receipt is planned for inspection again'],
  ),
  deliveryDemandConfig: shown(
    '100 a week are 60 and 40; 12.4 a day × 45 days − (300 + 120) are 138, 140 in cartons of 10',
    [server('modules/planning/delivery/delivery'), 'forecast 100 a week at US-W 60, US-E 40'],
    [planning('delivery/delivery-demand'), '= 138 → cartons of 10 → 140'],
  ),
  estimatedProfit: shown('a price of 89.99 USD earns 35.11, 39.02 %, with every step in between', [
    server('modules/logistics/profit/profit'),
    'profit 35.11, margin 39.02%',
  ]),
  fbaMap: shown('40 units of two pieces each are 80 pieces', [
    catalog('mapping/mapping'),
    '40 units of an FNSKU with 2 pieces each are 80 pieces',
  ]),
  fbaCorrespondence: shown('four sites of a pool that report the same 90 units hold 90', [catalog('mapping/mapping'), 'hold 90, not 360']),
  fbaAbnormalData: shown('100 + 50 − 30 + 2 against 118 is a difference of −4', [
    server('modules/logistics/fba/abnormal'),
    'reported 118 → A3 difference −4',
  ]),
  amazonListingSummary: shown('372 of 400 active are 93.0 %, 310 with the buy box 83.3 % of these', [
    catalog('listing/listing-health'),
    'are 93.0% and 83.3% of active',
  ]),
  amazonListingException: shown('14.99 against a median of 9.90: above 14.85, an exception of middle level', [
    server('modules/catalog/listing/listings'),
    'limit 14.85 → exception mid',
  ]),
  projectTable: shown(
    'price 59.99 earns 15.39, 25.66 %, back in 1.62 months; 66.3 is refused, 70.8 passes; from an idea nothing leads to the samples',
    [server('modules/development/project/project'), 'price 59.99 → profit 15.39'],
    ['packages/development/src/project/gate.test.ts', 'from an idea nothing leads to the samples'],
    ['packages/development/src/project/stage-move.test.ts', 'from an idea nothing leads to the samples'],
  ),
  newProductExceptions: shown(
    'at the stage since 10-01 with 10 days: on 10-12 one exception, a second run adds none, moving on solves it',
    [server('modules/development/exception/exception'), 'a second run adds none; moving on solves it'],
  ),
  newProductSamples: shown(
    'a supplier gets three rounds of samples, and what was paid is spent by the project; the verdict of its inspection passes or fails a sample, the third failure is an exception of level high',
    [server('modules/development/project/project'), 'three rounds at most; what was paid is spent'],
    [server('modules/development/sample/sample-inspection'), 'whose verdict passes it'],
    [server('modules/development/sample/sample-inspection'), 'the third failure is an exception of level high'],
  ),
  orderTpl: shown(
    '120 a month, 1.5 months, cartons of 24 are 192; an order keeps the version that it was written by, whatever becomes of the template',
    [server('modules/development/order-template/order-template'), '120 a month for 1.5 months are 180, 192 in cartons of 24'],
    [server('modules/development/order-template/order-template'), 'an order has that of its version, whatever becomes of the template'],
    [server('modules/development/order-template/order-template'), 'a new version and disabling leave it as it is'],
    [server('modules/development/order-template/template-import'), 'a bad row is refused by itself with its reason'],
  ),
  newProductRegistration: shown(
    '38 of 40 required fields are 95 %; the same OE number, position and brand is refused, another brand is a warning; three sites make one SKU, three listings and one requirement, or nothing',
    ['packages/development/src/registration/registration-completeness.test.ts', '38 of 40 required fields are 95 %'],
    [server('modules/development/registration/registration'), 'what is missing is named'],
    [server('modules/development/registration/registration'), 'is refused with its code; another brand is a warning'],
    [server('modules/development/registration/registration'), 'is refused as a whole where the third fails, and leaves nothing'],
    [server('modules/development/registration/registration'), 'gives 1 SKU, 3 pending listings and 1 requirement'],
    [server('modules/development/registration/registered-at-once'), 'approved at the same moment one becomes a SKU'],
  ),
  newAmazonPending: shown(
    'GTIN 4006381333931 is taken, …932 refused; of 36 with 30 created and 4 abandoned 2 are open; an ASIN of another SKU on the same site is refused',
    [server('modules/development/pending/pending'), 'GTIN 4006381333931 is taken, 4006381333932 refused'],
    [server('modules/development/pending/pending'), '30 created and 4 abandoned'],
    [server('modules/development/pending/pending'), 'an ASIN of another SKU on the same site is refused'],
    [server('modules/development/pending/pending'), 'pushing makes the file, which stays as it was pushed'],
    [server('modules/development/pending/pending'), 'what is pushed is a draft among PT SKUs'],
  ),
};
