import { compareDecimals, type Decimal, ok } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { fieldRights } from '../../../platform/resources/field-rights.ts';
import { candidateGroups, type StoredGroup } from './candidate-groups.ts';
import { ordersOf } from './orders-of.ts';
import { type GroupFreight, pricedGroups } from './priced-groups.ts';
import type { StoredOrder } from './stored-order.ts';

/** Groups that are shown at a time. */
const mostShown = 500;

const hidden = '***';
const masked = (words: string | undefined): string | undefined => words && `${[...words][0]}${hidden}`;

/** What of a buyer is shown: name and address, or as much as says where the parcel goes. */
function buyerOf({ buyerName, receiver, line1, line2, city, state, postcode }: StoredOrder, seesBuyer: boolean): RecordValues {
  const place = [city, state, postcode].filter(Boolean).join(', ');
  if (!seesBuyer) return { buyer: masked(buyerName ?? receiver), address: [hidden, place].join(', ') };
  return { buyer: buyerName ?? receiver, address: [receiver, line1, line2, place].filter(Boolean).join(', ') };
}

/** The most urgent groups first, of those of the same time the ones that save most. */
function byUrgency(one: Priced, other: Priced): number {
  const due = ({ group }: Priced) => group.latestShipAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
  const saving = ({ freight }: Priced) => freight?.saving ?? ('0' as Decimal);
  return due(one) - due(other) || compareDecimals(saving(other), saving(one));
}

interface Priced {
  readonly group: StoredGroup;
  readonly freight: GroupFreight | undefined;
}

const groupRow = ({ group, freight }: Priced, at: number, seesBuyer: boolean): RecordValues => {
  const [first] = group.orders;
  return {
    no: at + 1,
    store: first.store,
    platform: first.platform,
    ...buyerOf(first, seesBuyer),
    country: first.country,
    orders: group.orders.length,
    units: group.units,
    kg: group.kg,
    latestShipAt: group.latestShipAt?.toISOString(),
    ...freight,
  };
};

const orderRow = (order: StoredOrder, no: number, seesTotal: boolean): RecordValues => ({
  no,
  order: order.id,
  version: order.version,
  store: order.store,
  orderNo: order.orderNo,
  platformOrderId: order.platformOrderId,
  paidAt: order.paidAt?.toISOString(),
  lines: order.pieces.map(({ code, qty }) => `${code} × ${qty}`).join(', '),
  units: order.pieces.reduce((all, { qty }) => all + qty, 0),
  ...(seesTotal ? { total: order.total, currency: order.currency } : {}),
  status: order.status,
  warehouse: order.warehouse,
  service: order.service,
  latestShipAt: order.latestShipAt?.toISOString(),
});

/** [S4] The groups of the caller's stores with what they save: a few queries however many there are. */
export const pendingMergeTool: ToolHandler = async ({ parts, input }) => {
  const { database, caller } = parts;
  const { groups, more } = await candidateGroups(database, caller, input);
  const least = input['savingFrom'] as Decimal | undefined;
  const priced = (await pricedGroups(parts, groups)).filter(
    ({ freight }) => least === undefined || (freight && compareDecimals(freight.saving, least) >= 0),
  );
  const shown = priced.toSorted(byUrgency).slice(0, mostShown);
  const { mayRead } = fieldRights(ordersOf(database, caller));
  const seesBuyer = mayRead('buyerName') && mayRead('line1');
  return ok({
    ...(more || priced.length > shown.length ? { more: true } : {}),
    groups: shown.map((one, at) => groupRow(one, at, seesBuyer)),
    rows: shown.flatMap(({ group }, at) => group.orders.map(order => orderRow(order, at + 1, mayRead('total')))),
  });
};
