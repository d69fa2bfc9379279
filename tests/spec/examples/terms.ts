import { type Examples, shown } from './example.ts';

const finance = (file: string) => `packages/finance/src/${file}.test.ts`;
const logistics = (file: string) => `packages/logistics/src/${file}.test.ts`;
const server = (file: string) => `apps/server/src/${file}.test.ts`;

/** Worked examples of partners, places, ways and rules. */
export const terms: Examples = {
  amazonWarehouse: shown('an address that changes shows old and new in its history; a closed centre cannot be newly chosen', [
    server('modules/inventory/warehouse/warehouse'),
    'an address of a centre that changes shows old and new',
  ]),
  supplier: shown(
    '84.9 is B and 85.0 is A; a new bank account waits for a second person',
    [server('modules/finance/supplier/supplier'), 'score 84.9 → B, 85.0 → A'],
    [server('modules/finance/supplier/supplier'), 'changing the bank account leaves payments on the old one'],
  ),
  supplierFile: shown('a licence that expired yesterday warns, after 30 days it refuses', [
    finance('supplier/files'),
    'a licence expired yesterday → new order warning',
  ]),
  contract: shown(
    'notice of 60 days before 2026-07-31 begins on 2026-06-01; stages of 30 and 60 % are refused; two downloads in 10 seconds count once',
    [finance('contract/contract'), 'ends 2026-07-31 with 60 days of notice is about to expire from 2026-06-01'],
    [finance('contract/contract'), 'payment stages of 30 and 60 % are refused'],
    [server('modules/finance/contract/contract-register'), 'two downloads in 10 seconds raise the number by 1'],
  ),
  customer: shown('an order of 2,000 with 1,500 left is refused with the gap of 500', [
    server('modules/finance/customer/customer'),
    'is refused with the gap 500',
  ]),
  companyEntity: shown('a company of a trade relation is not deleted, only disabled', [
    server('modules/finance/trade/trade-relation'),
    'a company in use by a trade relation cannot be deleted',
  ]),
  customsExporter: shown('a declaration under 9810 is made by exporters with 9810 up to the last day of their validity', [
    finance('company/exporter'),
    'a 9810 declaration is made by exporters with 9810',
  ]),
  paymentMethod: shown(
    'instalments of 3,000.00, 4,000.01 and 3,000.00, the third due on 2026-03-02',
    [finance('terms/payment'), 'come to the total, each due by its node'],
    ['tests/journeys/suppliers.spec.ts', 'a payment method shows the instalments of an amount'],
  ),
  deductionMethod: shown('20,000 at 0.5 % a day: 9 days late cost 600.00, 30 days 2,000.00, 3 days within the grace nothing', [
    finance('terms/deduction'),
    'count days late behind the grace, up to the cap',
  ]),
  contractCategory: shown('a template with an unknown gap is refused and names it', [
    server('modules/finance/contract/contract-template'),
    'a template with `{suplierName}` is refused and names the unknown placeholder',
  ]),
  tradeRelation: shown('a higher markup from a day on leaves the prices of the days before', [
    server('modules/finance/trade/trade-relation'),
    'a new markup begins the day after the old one ends',
  ]),
  tradeRoute: shown(
    '126.00 CNY → 16.26 USD → 19.51 USD; without a relation the route is not put in use',
    [server('modules/finance/trade/trade-route'), '126.00 CNY → 16.26 USD → 19.51 USD'],
    [server('modules/finance/trade/trade-route'), 'without the HK–US relation the route cannot be enabled'],
  ),
  country: shown('GB is not in the EU and has 20 % VAT, DE is and has 19 %, the US have none', [
    server('modules/catalog/site/places'),
    'GB has eu = false, vatRate 20',
  ]),
  stateAbbr: shown('Calif., california and CA are CA; Kalifornia is unknown', [
    'packages/catalog/src/site/find-state.test.ts',
    'goes by the abbreviation, the name or an alias',
  ]),
  market: shown('six markets from the start; a country leaves its market before another takes it', [
    server('modules/catalog/site/places'),
    'moving NL to UK refused while EU holds it',
  ]),
  site: shown('an order at 2026-03-01 07:30 UTC is of 2026-02-28 in Los Angeles', [
    'packages/kernel/src/calendar/clock-in.test.ts',
    'order day of an amazon.com order',
  ]),
  storeSite: shown('a scope of shops limits shops, their sites and all that is chosen of them', [
    server('modules/system/shop/shops'),
    'a scope of shops limits shops and their sites to the same',
  ]),
  warehouse: shown('12,000 pieces of 0.005 m³ in 1,200 m³ are 5.0 %', [
    'packages/inventory/src/warehouse/warehouse.test.ts',
    '12,000 pieces of 0.005 m³ in 1,200 m³ are 5.0 %',
  ]),
  warehouseArea: shown('an area with stock keeps its part of the warehouse', [
    server('modules/inventory/warehouse/bins'),
    'stock keeps its bin, its bearing and the part',
  ]),
  binManage: shown('240 bins; with a fifth level 60 more', [
    server('modules/inventory/warehouse/bins'),
    'a second time with levels 1–5 adds 60 and leaves 240',
  ]),
  warehouseAutoMatch: shown('three rules over NV 40 kg, NY 40 kg and NY 5 kg; their order counts', [
    server('modules/logistics/rule/rules'),
    'swapping R1 and R2 changes the first to US-E',
  ]),
  carrier: shown('18 of 20 shipments by their day are 90.0 %', [
    logistics('carrier/on-time-share'),
    '18 of 20 shipments delivered ≤ planned date → 90.0%',
  ]),
  carrierList: shown('1Z and 16 signs is UPS alone; a number of two couriers lists both, the longest pattern first', [
    server('modules/logistics/courier/courier'),
    '1Z and 16 characters is UPS only',
  ]),
  globalShipping: shown('16.128 m³ at 95 are 1,532.16 USD; by air 3,900 kg are charged', [
    server('modules/logistics/leg/leg'),
    'cost 1,532.16 by LCL at 95',
  ]),
  logisticsChannelAuto: shown('air, FCL, LCL by priority, days and volume; what the air product does not carry goes fast by sea', [
    server('modules/logistics/rule/rules'),
    'S with 15 days and 60 m³ → air; B, 15 days, 60 m³ → FCL',
  ]),
  channelAutoRule: shown('a PO box of 80 lb finds no channel, 28 lb to a home go for 44.90', [
    server('modules/logistics/rule/last-mile'),
    '28 lb home → FEDEX 44.90',
  ]),
  shippingSetting: shown('paid on Thursday after the cut-off before a holiday, it leaves by Tuesday', [
    server('modules/logistics/shipping/shipping'),
    '→ ship by Tue 2026-07-07',
  ]),
  fbmFreight: shown('28 lb to zone 8 are 32.40 + 6.45 + 7.19 = 46.04', [
    server('modules/logistics/freight/freight'),
    'to zone 8 cost 46.04 by UPS',
  ]),
  fbaFreight: shown('9.0 kg are large standard for 12.41, 9.1 kg small bulky for 15.15', [
    server('modules/logistics/fba/fba'),
    '9.0 kg is large standard for 12.41, 9.1 kg small bulky for 15.15',
  ]),
  harbour: shown('CNYTN is taken, USLG1 is not, and CNLGB lies in no other country', [
    logistics('harbour/locode'),
    'begins with the code of its country',
  ]),
  holiday: shown('248 working days in China in 2026; a year without rows has no calendar', [
    'packages/kernel/src/calendar/working-days.test.ts',
    'are counted over holidays and make-up days',
  ]),
  deliveryTime: shown('shipped 2026-07-01 with 3 working days it arrives 2026-07-07', [
    server('modules/logistics/delivery/delivery'),
    'shipped 2026-07-01 with 3 US working days it arrives 2026-07-07',
  ]),
  firstLegTime: shown('started 2026-02-12 it takes 43 days, a month later 36', [
    server('modules/logistics/leg/leg'),
    'reaches the dock 2026-03-27 after 43 days',
  ]),
  tariffCode: shown(
    '97 chapters, 1,229 headings and 5,613 subheadings; 12.00 from China pay 3.30, from Vietnam 0.30',
    [server('modules/logistics/tariff/harmonised'), '97 chapters, 1,229 headings, 5,613 subheadings'],
    [server('modules/logistics/tariff/tariff'), 'pay 3.30 from China and 0.30 from Vietnam'],
  ),
  cutoffProductName: shown('airbags by air from 2026-05-01: the day before passes, that day names the line', [
    server('modules/logistics/cutoff/cutoff'),
    'a booking of 04-30 passes, one of 05-01 is blocked',
  ]),
  exchangeRate: shown(
    'the monthly file gives 4,478 rates, two of them for review; 6.7996 on 2026-06-15, 6.7758 on average; EUR 1,250.00 are 9,928.16 CNY',
    [finance('rate/rate'), 'is the latest one that is valid by then'],
    [finance('rate/rate'), 'averageOf(2026-06) = 6.7758'],
    [server('modules/finance/rate/exchange-rates'), 'the 17,237-row file → 4,478 taken'],
  ),
  ipqcInspection: shown(
    'a first article out of tolerance is to be corrected and refuses the OUTGOING request; patrols of 1,000 pcs are due at 200, 500, 800',
    ['packages/quality/src/in-process/in-process.test.ts', 'patrols of 1,000 pieces are due at 200, 500 and 800'],
    [server('modules/quality/in-process/in-process'), 'a first article out of tolerance'],
  ),
  finalShipmentInspection: shown(
    '50 cartons → 8 opened and scanned; 48 of 50 loaded takes 48 pcs off the batch before it ships; one wrong FNSKU rejects (D205)',
    ['packages/quality/src/loading/loading.test.ts', 'of 50 cartons 8 are opened and scanned'],
    [server('modules/quality/loading/loading'), '50 planned and 48 loaded: the batch has 48 pieces fewer before it ships'],
    [server('modules/quality/loading/loading'), 'one wrong FNSKU rejects as D205'],
  ),
  qualityImages: shown(
    '100,50–300,150 on a 1,000×500 view of 4,000×2,000 is stored 0.1,0.1–0.3,0.3; replacing a used image is refused; photos are shown once',
    ['packages/quality/src/image/annotation-place.test.ts', '100,50 to 300,150 on a view of 1,000 by 500 is 0.1,0.1 to 0.3,0.3'],
    [server('modules/quality/image/images'), 'shows each photo of samples, checks in process and loadings once'],
    [server('modules/quality/image/decided-images'), 'replacing or deleting a used image is refused'],
    [server('modules/quality/image/decided-images'), 'an exemplar is one of the limit pictures of its defect code'],
    [server('modules/quality/image/decided-images'), 'a hidden photo leaves the gallery with a reason'],
  ),
  outgoingInspection: shown(
    'a lot accepted has passed, one rejected has not; conceded with 4 % on 1,200 × 12.50, a deduction of 600.00 is drafted',
    [server('modules/quality/sampling/sampling'), 'an accepted lot has passed, once all of its units are recorded'],
    [server('modules/quality/disposition/disposition'), 'conceded with 4 % on 1,200 × 12.50'],
  ),
  sampleJudgement: shown(
    'R in A R A A R tightens after lot 5, in R A A A A R it does not; 3, 2, 1 found score 9; ten lots offer reduced; sorted, 1,000 release 983',
    ['packages/quality/src/severity/severity.test.ts', 'A R A A R is tightened after lot 5'],
    ['packages/quality/src/severity/severity.test.ts', '3, 2 and 1 found score 9'],
    ['packages/quality/src/severity/severity.test.ts', 'ten lots with 3 or fewer score 30'],
    [server('modules/quality/severity/switching'), 'two rejected lots tighten the next plan'],
    [server('modules/quality/disposition/disposition'), '1,000 with 37 bad and 20 replaced release 983'],
  ),
  sampleJudgementDetail: shown(
    '1,200 is J with 80 units, 1,201 K with 125; 500 at 0.65 leads to J; 40 at 0.065 are all inspected; one major and two minor count major 1',
    ['packages/quality/src/sampling/joint-plan.test.ts', '1,200 is letter J with 80 units, 1,201 is letter K with 125'],
    ['packages/quality/src/sampling/joint-plan.test.ts', 'a lot of 500: major 0.65 leads from H to J'],
    ['packages/quality/src/sampling/joint-plan.test.ts', 'a lot of 40 at AQL 0.065 leads to letter L'],
    ['packages/quality/src/judging/judging.test.ts', 'a unit with one major and two minor defects counts as one major'],
    [server('modules/quality/sampling/station'), 'units are recorded one after the other at one tablet'],
  ),
  samplingDetail: shown(
    '4 of 80 and 3 of 125 are 7 of 205, 3.41 %, 34,146 ppm; five values have x̄ 10.02, s 0.0274 and no Cpk; the seed draws the same units',
    ['packages/quality/src/figures/figures.test.ts', '4 of 80 and 3 of 125 are 7 of 205'],
    [server('modules/quality/sampling/sampling-classes'), '4 of 80 and 3 of 125 are 7 of 205 in the footer'],
    ['packages/quality/src/measuring/measuring.test.ts', '10.02 10.05 9.98 10.01 10.04 lie 0.07 apart'],
    [server('modules/quality/sampling/station'), 'measures outside their limits are defects of their item'],
  ),
  sampleJudgementStandard: shown(
    '1,200 at S-2 and AQL 2.5 is letter C, n 5, Ac 0, at 0.65 letter F, n 20; J at 2.5 accepts 98.48 % and 17.69 %, tightened 85.94 %',
    ['apps/web/src/modules/quality/standard/aql-tables.view.test.tsx', 'is letter C, n 5, Ac 0; at 0.65 an arrow leads to F'],
    ['apps/web/src/modules/quality/standard/aql-tables.view.test.tsx', 'J at 2.5 accepts 98.48 % of lots with 2.5 %'],
    [server('modules/quality/standard/standard'), 'a new version keeps the one before as it was'],
  ),
};
