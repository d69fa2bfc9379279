import { snakeCase } from '@axle/page-kit';
import type { Tables } from '../../../platform/database/tables.ts';

const keys = [
  'planner',
  'qcDays',
  'prepDays',
  'receiveDays',
  'transport',
  'lotPolicy',
  'poqWeeksShip',
  'poqWeeksBuy',
  'fixedLot',
  'airAllowed',
  'horizonWeeks',
  'frozenWeeks',
  'stockoutMode',
  'useSubstitute',
  'receiptCutoffDow',
  'slipDays',
  'overWeeks',
  'maxCoverWeeks',
  'assumeReschedule',
  'fastCoversSafety',
  'serviceA',
  'serviceB',
  'serviceC',
] as const;

/** Every parameter with its column. */
export const configKeys = keys.map(key => [key, snakeCase(key) as keyof Tables['mrp_base_config']] as const);
