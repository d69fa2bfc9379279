import type { Decimal } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OrderStatus } from '../order/order-status.ts';
import { anyPlatformOrder } from '../testing.ts';
import type { IntakeKnowledge } from './judge-order.ts';
import { type IntakePlan, planIntake, type StoredOrder } from './plan-intake.ts';
import type { PlatformOrder } from './platform-order.ts';

const knowledge: IntakeKnowledge = { isCurrency: code => code === 'USD', isMapped: sku => sku.startsWith('BP') };
const amount = (text: string) => text as Decimal;

const payload = (more: Partial<PlatformOrder> = {}): PlatformOrder => ({
  orderId: '114-1',
  updatedAt: '2026-03-02T08:00:00.000Z',
  purchasedAt: '2026-03-01T08:00:00.000Z',
  status: 'Unshipped',
  fulfilment: 'merchant',
  currency: 'USD',
  buyer: { name: 'Ann Lee' },
  address: { name: 'Ann Lee', line1: '1 Main St', city: 'Reno', state: 'NV', postcode: '89501', country: 'US' },
  lines: [{ id: 'L1', sellerSku: 'BP-1', qty: 2, amount: amount('60'), shipping: amount('5'), tax: amount('4') }],
  ...more,
});
const later = '2026-03-03T08:00:00.000Z';

/** What is stored after a plan. */
function after(plan: IntakePlan, stored: StoredOrder | undefined, at = stored?.updatedAt): StoredOrder | undefined {
  if (plan.kind === 'skip') return stored && { ...stored, ...(plan.updatedAt === undefined ? {} : { updatedAt: plan.updatedAt }) };
  const { status, abnormalCode, said } = plan;
  const moment = at === undefined ? {} : { updatedAt: at };
  return { status, said, sent: stored?.sent ?? false, ...moment, ...(abnormalCode === undefined ? {} : { abnormalCode }) };
}
const take = (order: PlatformOrder, stored?: StoredOrder) => after(planIntake('amazon', order, stored, knowledge), stored, order.updatedAt);
const inStatus = (status: OrderStatus, order = payload()): StoredOrder => ({
  status,
  said: order,
  sent: false,
  updatedAt: order.updatedAt,
});

describe('[S1] intake of an order', () => {
  it('creates what is new, ready for review', () => {
    expect(planIntake('amazon', payload(), undefined, knowledge)).toMatchObject({ kind: 'create', status: 'pendingReview' });
    expect(planIntake('amazon', payload({ status: 'Shipped', fulfilment: 'platform' }), undefined, knowledge)).toMatchObject({
      kind: 'create',
      status: 'shipped',
    });
  });

  it('skips a payload that is older than what is stored, and one that says nothing new', () => {
    const stored = take(payload());
    expect(planIntake('amazon', payload({ updatedAt: '2026-03-01T09:00:00.000Z', status: 'Canceled' }), stored, knowledge)).toMatchObject({
      kind: 'skip',
      why: 'older',
    });
    expect(planIntake('amazon', payload(), stored, knowledge)).toMatchObject({ kind: 'skip', why: 'same' });
    // the later moment of the same counts: what lies between is older
    const seen = take(payload({ updatedAt: later }), stored);
    expect(planIntake('amazon', payload({ updatedAt: '2026-03-02T20:00:00.000Z', status: 'Canceled' }), seen, knowledge)).toMatchObject({
      why: 'older',
    });
  });

  it('takes over what the platform changed, and leaves what people corrected alone', () => {
    const address = { ...payload().address, postcode: '89502' };
    expect(planIntake('amazon', payload({ updatedAt: later, address }), inStatus('pendingReview'), knowledge)).toMatchObject({
      kind: 'update',
      parts: ['address'],
      requests: [],
      status: 'pendingReview',
    });
    const latest = planIntake('amazon', payload({ updatedAt: later, latestShipAt: later }), inStatus('pendingReview'), knowledge);
    expect(latest).toMatchObject({ kind: 'update', parts: [], requests: [] });
  });

  it('from submitted on a cancellation, an address or lines are requests', () => {
    const address = { ...payload().address, line1: '2 Side St' };
    const plan = planIntake('amazon', payload({ updatedAt: later, status: 'Canceled', address }), inStatus('submitted'), knowledge);
    expect(plan).toMatchObject({ kind: 'update', status: 'submitted', parts: [], requests: ['cancel', 'address'] });
    const lines = [{ ...payload().lines[0]!, qty: 1, amount: amount('30') }];
    expect(planIntake('amazon', payload({ updatedAt: later, lines }), inStatus('allocated'), knowledge)).toMatchObject({
      status: 'allocated',
      parts: [],
      requests: ['lines'],
    });
  });

  it('an order that sells something else than was reviewed is reviewed again; another tax alone changes nothing of that', () => {
    const [first] = payload().lines;
    const dearer = payload({ updatedAt: later, lines: [{ ...first!, qty: 1, amount: amount('30') }] });
    for (const status of ['pendingAllocate', 'outOfStock'] as const)
      expect(planIntake('amazon', dearer, inStatus(status), knowledge)).toMatchObject({ status: 'pendingReview', reviewsAgain: true });
    const taxed = payload({ updatedAt: later, lines: [{ ...first!, tax: amount('4.5') }] });
    const plan = planIntake('amazon', taxed, inStatus('pendingAllocate'), knowledge);
    expect(plan).toMatchObject({ parts: ['lines'], status: 'pendingAllocate' });
    expect(plan).not.toHaveProperty('reviewsAgain');
  });

  it('[S1a] fills in what another report of the same order adds: ids of lines, the street', () => {
    const tracked = payload({ address: { city: 'Reno', country: 'US' }, lines: [{ sellerSku: 'BP-1', qty: 2, amount: amount('60') }] });
    const stored = take(tracked);
    expect(stored).toMatchObject({ status: 'abnormal', abnormalCode: 'NO_ADDRESS' });
    const filled = take(payload({ updatedAt: later }), stored);
    expect(filled).toMatchObject({
      status: 'pendingReview',
      said: { lines: [{ id: 'L1', shipping: '5' }], address: { line1: '1 Main St' } },
    });
    expect(planIntake('amazon', { ...tracked, updatedAt: later }, filled, knowledge)).toMatchObject({ kind: 'skip', why: 'same' });
  });

  it('[S1a] a line of which nothing is ordered any more is cancelled', () => {
    const cancelled = take(
      payload({ updatedAt: later, lines: [{ id: 'L1', sellerSku: 'BP-1', qty: 0, amount: amount('0') }] }),
      take(payload()),
    );
    expect(cancelled?.said.lines).toMatchObject([{ id: 'L1', qty: 2, cancelledQty: 2, amount: '60' }]);
  });
});

describe('[S1] a report that does not say when orders were changed', () => {
  it('adds what it says, and does not turn back a status that is known', () => {
    const { updatedAt: _, ...untimed } = payload({ status: 'Unshipped', latestShipAt: later });
    const shipped = { ...inStatus('shipped', payload({ status: 'Shipped' })), updatedAt: later };
    expect(planIntake('amazon', untimed, shipped, knowledge)).toMatchObject({
      kind: 'update',
      said: { status: 'Shipped', latestShipAt: later },
      status: 'shipped',
    });
  });
});

describe('[S1b, S1c] what keeps an order from its review', () => {
  const code = (more: Partial<PlatformOrder>) => take(payload(more))?.abnormalCode;

  it('is an unknown currency, a line without SKUs, no address, a total that does not add up', () => {
    expect(code({ currency: 'XAU' })).toBe('CURRENCY');
    expect(code({ lines: [{ id: 'L1', sellerSku: 'NEW', qty: 1, amount: amount('1') }] })).toBe('UNMAPPED');
    expect(code({ address: { country: 'US' } })).toBe('NO_ADDRESS');
    expect(code({ total: amount('69.02') })).toBe('AMOUNT_MISMATCH');
    expect(code({ total: amount('69.01') })).toBeUndefined();
    expect(code({ total: amount('68.99') })).toBeUndefined();
    expect(code({ status: 'Teleported' })).toBe('PLATFORM_STATUS');
  });

  it('is taken back once it is right, and not looked for again where a person fixed it', () => {
    const wrong = take(payload({ total: amount('80') }))!;
    expect(take(payload({ updatedAt: later, total: amount('69') }), wrong)).toMatchObject({ status: 'pendingReview' });
    const { abnormalCode: _, ...fixed } = { ...wrong, status: 'pendingReview' as const };
    expect(take(payload({ updatedAt: later, total: amount('80'), latestShipAt: later }), fixed)?.status).toBe('pendingReview');
    const held = { ...wrong, abnormalCode: 'NO_CHANNEL' };
    expect(take(payload({ updatedAt: later, total: amount('69') }), held)?.abnormalCode).toBe('NO_CHANNEL');
  });
});

describe('[S1] intake always', () => {
  const history = fc.array(anyPlatformOrder(), { minLength: 1, maxLength: 6 });
  const fold = (payloads: readonly PlatformOrder[]) => {
    let stored: StoredOrder | undefined;
    for (const one of payloads) stored = take(one, stored);
    return stored;
  };

  it('changes nothing when a payload comes twice', () => {
    fc.assert(
      fc.property(history, payloads => {
        const once = fold(payloads);
        const again = planIntake('amazon', payloads.at(-1)!, once, knowledge);
        expect(again.kind).toBe('skip');
        expect(after(again, once, later)).toEqual(once);
      }),
    );
  });

  it('changes nothing when an older payload comes after a newer one', () => {
    fc.assert(
      fc.property(history, anyPlatformOrder(), (payloads, more) => {
        const stored = fold(payloads)!;
        fc.pre((more.updatedAt ?? '') < stored.updatedAt!);
        expect(after(planIntake('amazon', more, stored, knowledge), stored, more.updatedAt)).toEqual(stored);
      }),
    );
  });

  it('keeps the units and amounts of lines in hands of the warehouse as they are', () => {
    fc.assert(
      fc.property(anyPlatformOrder(), fc.constantFrom<OrderStatus>('allocated', 'submitted', 'shipped', 'merged'), (order, status) => {
        const plan = planIntake('amazon', { ...order, updatedAt: later }, inStatus(status), knowledge);
        if (plan.kind === 'update') expect(plan.parts).not.toContain('lines');
        expect(plan.kind).not.toBe('create');
      }),
    );
  });
});
