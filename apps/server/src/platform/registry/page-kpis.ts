import { decidedInTime } from '../approvals/decided-in-time.ts';
import { purchasesLate } from '../../modules/finance/purchase/buying-kpis.ts';
import type { KpiSource } from '../workplace/kpi-source.ts';
import { signInsToday } from '../../modules/system/logs/sign-ins-today.ts';
import { outboundsWaiting, shippedOnTime, shippedToday } from '../../modules/inventory/outbound/outbound-kpis.ts';
import { parcelsScanned } from '../../modules/inventory/parcel/parcel-kpis.ts';
import { agedStock, stockOuts, stockValue } from '../../modules/inventory/stock/stock-kpis.ts';
import { binsChecked } from '../../modules/inventory/warehouse/bins-checked.ts';

/** The figures of the workplace, page by page. */
export const pageKpis: readonly KpiSource[] = [
  outboundsWaiting,
  shippedToday,
  shippedOnTime,
  parcelsScanned,
  stockOuts,
  stockValue,
  agedStock,
  purchasesLate,
  decidedInTime,
  binsChecked,
  signInsToday,
];
