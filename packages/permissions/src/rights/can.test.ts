import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accesses, nobody, permissionCodes, withCodes } from '../testing.ts';
import { can } from './can.ts';
import { canOpen } from './can-open.ts';
import { permissionList } from './permission-list.ts';

describe('rights', () => {
  it('[S1] [spec 6.1] an action needs its code and the list of its page', () => {
    expect(can(withCodes('basic.vehicleModel.list', 'basic.vehicleModel.add'), 'basic.vehicleModel.add')).toBe(true);
    expect(can(withCodes('basic.vehicleModel.add'), 'basic.vehicleModel.add')).toBe(false);
    expect(can(withCodes('basic.vehicleModel.list'), 'basic.vehicleModel.add')).toBe(false);
  });

  it('[S1] a tab has codes of its own', () => {
    const access = withCodes('system.users.tab2.list', 'system.users.tab2.updateData', 'system.users.tab3.updateData');
    expect(can(access, 'system.users.tab2.updateData')).toBe(true);
    expect(can(access, 'system.users.tab3.updateData')).toBe(false);
    expect(canOpen(access, 'system', 'users')).toBe(true);
    expect(canOpen(withCodes('system.users.tab2.updateData'), 'system', 'users')).toBe(false);
  });

  it("[S1] [spec 2.11] pages open to all are everybody's, their other actions are not", () => {
    expect(
      ['homeIndex', 'purchaseOrderCreated', 'receiveReportForm', 'downList', 'users'].map(page => canOpen(nobody, 'home', page)),
    ).toEqual([true, true, true, true, false]);
    expect(can(nobody, 'resourceCenter.downList.list')).toBe(true);
    expect(can(nobody, 'resourceCenter.downList.del')).toBe(false);
  });

  it("[S1] an unknown code is nobody's, what is no code not even the super user's", () => {
    expect(can(withCodes('basic.vehicleModel.list'), 'basic.vehicleModel.fly')).toBe(false);
    expect(can({ ...nobody, isSuper: true }, 'nonsense')).toBe(false);
    expect(can({ ...nobody, isSuper: true }, 'basic.vehicleModel.del')).toBe(true);
  });

  it('[S1] one more role never takes a right away', () => {
    fc.assert(
      fc.property(accesses(), accesses(), permissionCodes(), (access, other, code) => {
        const more = { ...access, roles: [...access.roles, ...other.roles] };
        if (can(access, code)) expect(can(more, code)).toBe(true);
        if (canOpen(access, 'basic', 'skuList')) expect(canOpen(more, 'basic', 'skuList')).toBe(true);
      }),
    );
  });

  it('[S1] without the list of its page no action is granted', () => {
    fc.assert(
      fc.property(accesses(), permissionCodes(), (access, code) => {
        const list = code.replace(/[^.]*$/, 'list');
        if (!can(access, list)) expect(can(access, code)).toBe(false);
      }),
    );
  });

  it('[S1] [spec 3.3] the list of rights travels as pairs of page and code', () => {
    expect(
      permissionList(withCodes('basic.skuList.list', 'basic.skuList.add'), [
        'basic.skuList.list',
        'basic.skuList.add',
        'basic.skuList.del',
      ]),
    ).toEqual([
      { page: 'skuList', api: 'basic.skuList.list' },
      { page: 'skuList', api: 'basic.skuList.add' },
    ]);
  });
});
