import { currencyNotInUse } from '@axle/finance';
import type { RecordGuard } from '../../../platform/resources/guarded.ts';
import { currenciesInUse } from './currencies-in-use.ts';

/** [F8] A rate is written of two currencies that are in use. */
export const rateGuard: RecordGuard = async database => {
  const inUse = await currenciesInUse(database);
  return record =>
    ['from', 'to'].flatMap(field => {
      const code = record[field];
      return typeof code !== 'string' || inUse.includes(code) ? [] : [currencyNotInUse(code, field)];
    });
};
