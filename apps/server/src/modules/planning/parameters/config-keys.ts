import { snakeCase } from '@axle/page-kit';
import type { MrpBaseConfigTable } from '../../../platform/database/tables/planning.ts';

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
export const configKeys = keys.map(key => [key, snakeCase(key) as keyof MrpBaseConfigTable] as const);
