import { type Filter, permissionCode, type RecordValues } from '@axle/page-kit';
import { listAddress } from '../../../engine/filter-address.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { tableOf } from './board-lines.ts';
import type { AskedBoard } from './use-board.ts';

/** Conditions of the board that the list of orders has as well, with several values each. */
const shared = ['buyer', 'supplier', 'companyEntity'];

/** Leads from a stage to the orders made in the period of a board that stand at it, for users who may list them. */
export function useOrdersIn({ tool, inputs }: AskedBoard, values: RecordValues): (state: unknown) => string | undefined {
  const session = useService(Session);
  const { from, to } = tableOf(tool, values, 'tiles').lines[0] ?? {};
  return state => {
    if (!session.can(permissionCode('purchase', 'purchaseOrder', 'list'))) return undefined;
    const narrowed = shared.flatMap((field): readonly Filter[] => {
      const value = inputs.values[field];
      return value === undefined ? [] : [{ field, op: 'in', value }];
    });
    const currency = inputs.values['currency'];
    return listAddress('/admin/purchase/purchaseOrder', 'all', [
      { field: 'state', op: 'eq', value: state },
      { field: 'createdAt', op: 'between', value: [from, to] },
      ...narrowed,
      ...(currency === undefined ? [] : [{ field: 'currency', op: 'eq', value: currency } as const]),
    ]);
  };
}
