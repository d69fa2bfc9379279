import { decidedInTime } from '../approvals/decided-in-time.ts';
import { purchasesLate } from '../buying/buying-kpis.ts';
import type { KpiSource } from '../home/kpi-source.ts';
import { signInsToday } from '../logs/sign-ins-today.ts';
import { outboundsWaiting, shippedOnTime, shippedToday } from '../outbound/outbound-kpis.ts';
import { parcelsScanned } from '../parcel/parcel-kpis.ts';
import { agedStock, stockOuts, stockValue } from '../stock/stock-kpis.ts';
import { binsChecked } from '../warehouse/bins-checked.ts';

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
