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
  ['delivery', [['distributionPlan', 'distributionPlanDetail']]],
])('[spec 2.30, 2.31] %s has the pages of each of its areas', (section, areas) => {
  expect(areas.flat().filter(key => !sections.get(section)!.includes(key))).toEqual([]);
});
