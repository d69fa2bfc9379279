import { pagesOf } from '@axle/page-kit';
import { allSections } from '@axle/pages';
import { expect, it } from 'vitest';

const sections = new Map((await allSections()).map(section => [section.key, pagesOf(section).map(({ key }) => key)]));

it.each([
  [
    'wms',
    [
      ['packingMaterial'],
      ['receiveOrder', 'receiveStation', 'receiveDifference'],
      ['putawayTask'],
      ['logoutStock', 'pickWave', 'packStation', 'parcelHandover'],
      ['stockBalance', 'stockLedger', 'stockReservation', 'stockLayer'],
      ['stockInOperation', 'stockOutOperation', 'stockConversion', 'transferOrder', 'stocktake', 'stocktakeCount'],
      ['stockInOutReport', 'slowMovingReport', 'warehouseWorkReport'],
      ['fbaInventory', 'fbaInboundShipment', 'fbaReconciliation'],
      ['storeConfig'],
      ['storageAreaConfig'],
    ],
  ],
  [
    'basic',
    [
      [
        'skuList',
        'ptSku',
        'skuMap',
        'ptSkuException',
        'category',
        'brand',
        'bom',
        'skuPropertyTemplate',
        'skuPropertyConfig',
        'skuPropertySetting',
        'proxyBuy',
        'buyingLog',
      ],
      ['materialArea', 'skuSubstitute', 'skuSubstituteLog', 'vehicleModel', 'vehicleSearchResult'],
      ['mrpBaseConfig', 'safetyStock', 'seasonFactor', 'skuPriority', 'exemptSku', 'deliveryDemandConfig', 'estimatedProfit'],
      ['fbaMap', 'fbaCorrespondence', 'fbaAbnormalData', 'amazonListingSummary', 'amazonListingException', 'amazonWarehouse'],
      [
        'supplier',
        'supplierFile',
        'customer',
        'companyEntity',
        'customsExporter',
        'paymentMethod',
        'deductionMethod',
        'contractCategory',
        'tradeRelation',
        'tradeRoute',
      ],
      ['country', 'stateAbbr', 'market', 'site', 'storeSite'],
      ['warehouse', 'warehouseArea', 'binManage', 'warehouseAutoMatch'],
      [
        'carrier',
        'carrierList',
        'globalShipping',
        'logisticsChannelAuto',
        'channelAutoRule',
        'shippingSetting',
        'fbmFreight',
        'fbaFreight',
        'harbour',
      ],
      ['holiday', 'deliveryTime', 'firstLegTime', 'tariffCode', 'cutoffProductName'],
    ],
  ],
  [
    'system',
    [
      ['users', 'userFieldSetting', 'basicInfoApproval'],
      ['shopAuthorization', 'recipientEmail', 'mailSet', 'stationLetterTemplate'],
      ['orderStatus', 'dataCenter'],
    ],
  ],
  [
    'purchase',
    [
      [
        'purchaseRequiredSummary',
        'newOrder',
        'purchaseOrder',
        'purchaseOrderList',
        'viewReplies',
        'effectiveOrders',
        'purchaseOrderCreated',
      ],
      ['deliveryTracking', 'shippedNotArrivedDetail', 'deliveryDateManagement', 'deliveryDateReport'],
      ['mailConsole'],
      [
        'purchasePrepayment',
        'ledgerCenter',
        'purchaseSettlement',
        'purchaseReconciliation',
        'deductionRecords',
        'overseasDeduction',
        'expenditureForecast',
      ],
      ['claimSummary', 'afterSalesRecords'],
      ['purchaseBoard', 'supplierBoard', 'managementBoard', 'supplierBoardDetail', 'managementBoardDetail', 'purchaseBoardDetail'],
    ],
  ],
  [
    'qualityTesting',
    [
      ['sampleJudgement', 'samplingDetail', 'sampleJudgementStandard', 'sampleJudgementDetail'],
      ['ipqcInspection', 'outgoingInspection', 'finalShipmentInspection', 'iqcInspection'],
      ['qualityImages'],
    ],
  ],
  [
    'newProducts',
    [
      ['projectTable', 'newProductExceptions'],
      ['newProductRegistration', 'newAmazonPending'],
      ['supplierSkuList', 'orderTpl'],
    ],
  ],
  ['delivery', [['distributionPlan', 'distributionPlanDetail']]],
  [
    'operation',
    [
      ['partsGeek', 'operationListing', 'operationDistribution', 'operationCarModel'],
      ['operationInventory', 'multiWarehouse'],
      ['salesStatistics', 'orderProfit', 'skuProfit'],
      ['imageGallery', 'operationReturn'],
    ],
  ],
  ['oms', [['orderList', 'pendingMerge', 'orderDownloadRecord']]],
])('[spec 2.24, 2.25, 2.26, 2.28, 2.30, 2.31, 2.32, 2.35, 2.36] %s has the pages of each of its areas', (section, areas) => {
  expect(areas.flat().filter(key => !sections.get(section)!.includes(key))).toEqual([]);
});
