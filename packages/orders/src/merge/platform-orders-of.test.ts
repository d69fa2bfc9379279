import { expect, it } from 'vitest';
import { type CarriedOrder, platformOrdersOf } from './platform-orders-of.ts';

const order = (orderNo: string, platformOrderId: string, kind = 'platform'): CarriedOrder => ({
  orderNo,
  kind,
  platform: 'amazon',
  store: 1,
  platformOrderId,
});

it('[S4d] a parcel carries the order of the platform that it was, those merged into it, and of a part the whole', () => {
  const [one, two, part] = [order('SO1', '111-1'), order('SO2', '111-2'), order('SO4', '111-3')];
  const whole = order('SO3', '111-3');
  const ids = (...asked: Parameters<typeof platformOrdersOf>) => platformOrdersOf(...asked).map(({ platformOrderId }) => platformOrderId);
  expect(ids(one, [], [])).toEqual(['111-1']);
  expect(ids(one, [{ child: two, primary: 'SO1' }], [])).toEqual(['111-1', '111-2']);
  expect(ids(two, [{ child: two, primary: 'SO1' }], [])).toEqual(['111-2']);
  const splits = [{ part: 'SO4', original: whole }];
  expect(platformOrdersOf(part, [], splits)).toEqual([whole]);
  expect(ids(one, [{ child: part, primary: 'SO1' }], splits)).toEqual(['111-1', '111-3']);
  expect(ids(order('SO5', 'R-1', 'resend'), [{ child: two, primary: 'SO5' }], [])).toEqual(['111-2']);
});
