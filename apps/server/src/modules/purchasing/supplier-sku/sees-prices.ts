import { fieldAccess } from '@axle/permissions';
import type { Actor } from '../../../platform/resources/record-parts.ts';

/** Where prices of purchasing stand: who may not read them in one of these places reads them from no tool either. */
const priced: readonly (readonly [page: string, field: string])[] = [
  ['supplierSkuList', 'breaks'],
  ['supplierSkuList', 'breaks.price'],
  ['supplierSkuList', 'price'],
  ['purchaseOrder', 'lines'],
  ['purchaseOrder', 'lines.price'],
  ['newOrder', 'lines'],
  ['newOrder', 'lines.price'],
];

/** Whether somebody may read what suppliers are paid. */
export const seesPrices = ({ access }: Pick<Actor, 'access'>): boolean =>
  priced.every(([page, field]) => fieldAccess(access, page, field).read);
