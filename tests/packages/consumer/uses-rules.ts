import { largestDelta } from '@axle/approvals';
import { compressYears } from '@axle/catalog';
import { add, type Decimal, fill, localDate } from '@axle/kernel';
import { regroupOrderNumber } from '@axle/order-number';
import { can, type Access } from '@axle/permissions';
import { cookieText, signatureCookie } from '@axle/session';
import { taskTransition } from '@axle/tasks';
import { render } from '@axle/templates';
import { spmCode } from '@axle/tracking';
import { toNumber } from '@axle/validation';

/** What another team might write with nothing but the rules. */
const access: Access = {
  userId: 7,
  isSuper: false,
  roles: [{ role: 'buyer', codes: new Set(['basic.vehicleModel.list', 'basic.vehicleModel.export']) }],
  scopes: new Map(),
  blocks: [],
};
const grouped = regroupOrderNumber('PO26052000042');
const late = render('PO {{order.no}} is late', { 'order.no': 'PO-1' });
const lost = taskTransition({ state: 'running', attempt: 1 }, 'lost');

export const answers: readonly (readonly [string, unknown])[] = [
  ['kernel', fill({ zh: '{n}行', en: '{n} rows' }, { n: 3 }).en],
  ['decimals', add('0.1' as Decimal, '0.2' as Decimal)],
  ['a day that is none', localDate('2026-02-30').ok],
  ['session', cookieText(signatureCookie('axle_signature', 'abc', true), true).includes('axle_signature=abc')],
  ['permissions', can(access, 'basic.vehicleModel.export')],
  ['tracking', spmCode('system', 'users', { tab: 'tab2' })],
  ['validation', toNumber('1,234.5')],
  ['order-number', grouped.ok ? grouped.value : grouped.refusal.message.en],
  ['tasks', lost.ok ? lost.value.attempt : lost.refusal.code],
  ['templates', late.ok ? late.value : late.refusal.message.en],
  ['approvals', largestDelta([{ field: 'price', before: '100', after: '108' }], { price: { kind: 'number' } })],
  ['catalog', compressYears([2007, 2008, 2009, 2013]).length],
];
