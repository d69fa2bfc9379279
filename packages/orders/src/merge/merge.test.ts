import { type Decimal, sum } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyMergeOrders } from '../testing/any-merge-orders.ts';
import { mergeGroups } from './merge-groups.ts';
import { type MergeOrder, type MergeSettings, mostMerged, usualMergeSettings } from './merge-order.ts';
import { mergeOrders } from './merge-orders.ts';
import { mergeRefusal } from './merge-refusal.ts';
import { mergedSince, unmergeOrders, unmergeRefusal } from './unmerge-orders.ts';
import { whyNotMerged } from './why-not-merged.ts';

const at = (text: string) => new Date(`2026-${text}:00Z`);
const d = (text: string) => text as Decimal;
const order = (orderNo: string, paidAt: string, more: Partial<MergeOrder> = {}): MergeOrder => ({
  orderNo,
  status: 'pendingAllocate',
  kind: 'platform',
  platform: 'ebay',
  store: 1,
  buyerKey: 'ann',
  addressHash: 'home',
  currency: 'USD',
  service: 'standard',
  paidAt: at(paidAt),
  latestShipAt: at('03-09T00:00'),
  kg: d('2.5'),
  longestCm: d('60'),
  pieces: [{ lineNo: 1, sku: 7, qty: 2 }],
  ...more,
});
const usual = () => usualMergeSettings;
const numbersOf = (orders: readonly MergeOrder[], settings: MergeSettings = usualMergeSettings) =>
  mergeGroups(orders, () => settings).map(group => group.orders.map(({ orderNo }) => orderNo));
const first = order('SO1', '03-01T08:00');
const second = order('SO2', '03-02T09:00', { latestShipAt: at('03-05T00:00') });

describe('[S4] orders that go in one parcel', () => {
  it('are paid within 72 hours of the earliest: 08:00, 25 hours later, and not 74 hours later', () => {
    const [group, ...more] = mergeGroups([order('SO3', '03-04T10:00'), second, first], usual);
    expect(more).toEqual([]);
    expect(group).toMatchObject({ units: 4, kg: '5', longestCm: '60', latestShipAt: at('03-05T00:00') });
    expect(group!.orders.map(({ orderNo }) => orderNo)).toEqual(['SO1', 'SO2']);
    expect(numbersOf([first, second, order('SO3', '03-04T08:00')])).toEqual([['SO1', 'SO2', 'SO3']]);
  });

  it('are of one store, buyer, address, currency, warehouse and service', () => {
    const others: Partial<MergeOrder>[] = [
      { store: 2 },
      { platform: 'amazon' },
      { buyerKey: 'ben' },
      { addressHash: 'work' },
      { currency: 'CAD' },
      { warehouse: 5 },
      { service: 'nextDay' },
    ];
    for (const other of others) expect(numbersOf([first, { ...second, ...other }])).toEqual([]);
  });

  it('the smaller number goes first where two were paid at the same time', () => {
    expect(numbersOf([order('SO9', '03-01T08:00'), order('SO4', '03-01T08:00')])).toEqual([['SO4', 'SO9']]);
  });

  it('stay within the limits of their channels and of the store; what is left may be a group again', () => {
    const heavy = ['SO1', 'SO2', 'SO3', 'SO4'].map(no => order(no, '03-01T08:00', { kg: d('15'), limits: { kg: d('30') } }));
    expect(numbersOf(heavy)).toEqual([
      ['SO1', 'SO2'],
      ['SO3', 'SO4'],
    ]);
    expect(numbersOf([first, second], { ...usualMergeSettings, maxKg: d('4.99') })).toEqual([]);
    expect(numbersOf([first, { ...second, longestCm: d('121') }], { ...usualMergeSettings, maxLongestCm: d('120') })).toEqual([]);
  });

  it('are no parts of one order that was split, and at most 50', () => {
    expect(
      numbersOf([
        { ...first, splitFrom: 'SO0' },
        { ...second, splitFrom: 'SO0' },
      ]),
    ).toEqual([]);
    const many = Array.from({ length: 60 }, (_, no) => order(`SO${no + 10}`, '03-01T08:00'));
    expect(numbersOf(many).map(({ length }) => length)).toEqual([mostMerged, 10]);
  });

  it('wait for review or warehouse, are paid, not refunded, not labelled, no freight and not left out by the store', () => {
    const settings = { ...usualMergeSettings, excludedSkus: new Set([8]), excludedChannels: new Set([3]) };
    const why = (more: Partial<MergeOrder>) => whyNotMerged({ ...first, ...more }, settings);
    const { paidAt: _, ...unpaid } = first;
    const { addressHash: __, ...nowhere } = first;
    expect(why({})).toBeUndefined();
    expect([why({ status: 'held' }), why({ status: 'allocated' }), why({ kind: 'sample' })]).toEqual(['status', 'status', 'kind']);
    expect([whyNotMerged(unpaid, settings), whyNotMerged(nowhere, settings)]).toEqual(['unpaid', 'address']);
    expect(why({ merged: 1 })).toBeUndefined();
    expect([why({ refunded: true }), why({ labelled: true }), why({ service: 'freight' })]).toEqual(['refunded', 'label', 'freight']);
    expect([why({ channel: 3 }), why({ pieces: [{ lineNo: 1, sku: 8, qty: 1 }] })]).toEqual(['excluded', 'excluded']);
    expect(why({ limits: { longestCm: d('59.99') } })).toBe('limit');
  });

  it('groups are disjoint, of one key each, and the same in whatever order they come', () => {
    fc.assert(
      fc.property(anyMergeOrders(), fc.infiniteStream(fc.nat()), (orders, draws) => {
        const settings = { ...usualMergeSettings, maxKg: d('25'), maxLongestCm: d('110') };
        const groups = mergeGroups(orders, () => settings);
        const shuffled = orders
          .map(one => ({ one, draw: draws.next().value as number }))
          .toSorted((one, other) => one.draw - other.draw)
          .map(({ one }) => one);
        expect(mergeGroups(shuffled, () => settings)).toEqual(groups);
        const merged = groups.flatMap(group => group.orders.map(({ orderNo }) => orderNo));
        expect(new Set(merged).size).toBe(merged.length);
        for (const group of groups) {
          expect(group.orders.length).toBeGreaterThan(1);
          expect(new Set(group.orders.map(({ store, addressHash }) => `${store} ${addressHash}`)).size).toBe(1);
          expect(Number(group.kg)).toBeLessThanOrEqual(25);
          expect(mergeRefusal(group.orders, () => settings)).toBeUndefined();
        }
      }),
    );
  });
});

describe('[S4b] a group is merged', () => {
  it('into the order that was paid first: one parcel, due at the earliest time', () => {
    const { primary, children } = mergeOrders({ orders: [first, { ...second, status: 'pendingReview' }] });
    expect(primary).toMatchObject({ orderNo: 'SO1', status: 'pendingReview', latestShipAt: at('03-05T00:00') });
    expect(children).toMatchObject([{ orderNo: 'SO2', status: 'merged', mergedInto: 'SO1', pieces: [{ lineNo: 1, sku: 7, qty: 2 }] }]);
  });

  it('is refused for one order, for orders of two groups, and names an order that has changed', () => {
    expect(mergeRefusal([first], usual)?.code).toBe('MERGE_ONE');
    expect(mergeRefusal([first, { ...second, buyerKey: 'ben' }], usual)?.code).toBe('MERGE_APART');
    expect(mergeRefusal([first, order('SO3', '03-04T10:00')], usual)?.code).toBe('MERGE_APART');
    expect(mergeRefusal([first, { ...second, status: 'held' }], usual)?.message).toEqual({
      zh: '订单SO2已变化，请刷新',
      en: 'Order SO2 has changed, refresh',
    });
  });

  it('keeps all pieces', () => {
    fc.assert(
      fc.property(anyMergeOrders(), orders => {
        for (const group of mergeGroups(orders, usual)) {
          const { primary, children } = mergeOrders(group);
          const kept = [primary, ...children].flatMap(({ pieces }) => pieces);
          const sorted = (of: readonly { readonly sku: number; readonly qty: number }[]) =>
            of.map(({ sku, qty }) => `${sku} ${qty}`).toSorted();
          expect(sorted(kept)).toEqual(sorted(group.orders.flatMap(({ pieces }) => pieces)));
          expect(sum(group.orders.map(({ kg }) => kg))).toBe(group.kg);
        }
      }),
    );
  });
});

describe('[S4c] a merge is undone', () => {
  it('before the label alone', () => {
    expect(unmergeRefusal(first)).toBeUndefined();
    expect(unmergeRefusal({ ...first, status: 'allocated' })).toBeUndefined();
    expect(unmergeRefusal({ ...first, status: 'allocated', labelled: true })?.code).toBe('UNMERGE_LATE');
    expect(unmergeRefusal({ ...first, status: 'submitted' })?.message.en).toContain('With the warehouse');
  });

  it('those that were allocated together wait for their warehouse again', () => {
    const merged = mergeOrders({ orders: [first, { ...second, status: 'pendingReview' }] });
    const after = unmergeOrders({ ...merged, primary: { ...merged.primary, status: 'allocated' } });
    expect(after.map(({ status }) => status)).toEqual(['pendingAllocate', 'pendingAllocate']);
  });

  it('and every order is as it was', () => {
    fc.assert(
      fc.property(anyMergeOrders(), orders => {
        for (const group of mergeGroups(orders, usual)) expect(unmergeOrders(mergeOrders(group))).toEqual(group.orders);
      }),
    );
  });
});

describe('[S4e] a parcel takes in further orders', () => {
  const parcel = { ...first, merged: 1, kg: d('5') };

  it('a third order that was paid later joins it, and it stays the primary one', () => {
    expect(numbersOf([order('SO3', '03-02T10:00'), parcel])).toEqual([['SO1', 'SO3']]);
    expect(mergeRefusal([parcel, order('SO3', '03-02T10:00')], usual)).toBeUndefined();
  });

  it('one that was paid before it, or beyond its window, or makes it too heavy, stays apart; two parcels never become one', () => {
    expect(numbersOf([order('SO0', '02-28T10:00'), parcel])).toEqual([]);
    expect(numbersOf([order('SO3', '03-04T10:00'), parcel])).toEqual([]);
    expect(numbersOf([order('SO3', '03-02T10:00'), parcel], { ...usualMergeSettings, maxKg: d('7') })).toEqual([]);
    expect(mergeRefusal([parcel, { ...second, merged: 1 }], usual)?.code).toBe('MERGE_APART');
  });

  it('holds 50 orders at most, those that were merged before included', () => {
    const many = Array.from({ length: 10 }, (_, no) => order(`SO${no + 20}`, '03-02T08:00'));
    expect(numbersOf([{ ...parcel, merged: 44 }, ...many]).map(({ length }) => length)).toEqual([6, 5]);
  });

  it('is undone last first, and the earlier merge says which one stands before it', () => {
    const merged = mergeOrders({ orders: [parcel, order('SO3', '03-02T10:00', { latestShipAt: at('03-04T00:00') })] });
    expect(merged.primary.latestShipAt).toEqual(at('03-04T00:00'));
    expect(unmergeOrders(merged)[0]).toEqual(parcel);
    expect(mergedSince('MG26030100002').message.en).toContain('MG26030100002');
  });
});
