import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldAccess } from '../fields/field-access.ts';
import { can } from '../rights/can.ts';
import { canOpen } from '../rights/can-open.ts';
import { inScope, scopeOf } from '../scope/scope-of.ts';
import { accesses, nobody, permissionCodes, withCodes } from '../testing.ts';
import { whyCan } from './why-can.ts';
import { whyField } from './why-field.ts';
import { whyOpen } from './why-open.ts';
import { whyRow } from './why-row.ts';

const pages = fc.constantFrom(
  ['basic', 'vehicleModel'],
  ['basic', 'skuList'],
  ['system', 'users'],
  ['resourceCenter', 'downList'],
  ['home', 'homeIndex'],
) as fc.Arbitrary<[string, string]>;

describe('[W1] why a user may do what a code names', () => {
  it('names the role that grants the code and the one that grants its list', () => {
    const access = {
      ...nobody,
      roles: [
        { role: 'buyer', codes: new Set(['basic.skuList.list']) },
        { role: 'qc', codes: new Set(['basic.skuList.update', 'basic.skuList.list']) },
      ],
    };
    expect(whyCan(access, 'basic.skuList.update')).toEqual({
      allowed: true,
      because: 'granted',
      code: { code: 'basic.skuList.update', roles: ['qc'] },
      list: { code: 'basic.skuList.list', roles: ['buyer', 'qc'] },
    });
  });

  it('a granted code without the list of its page is explained as such', () => {
    expect(whyCan(withCodes('basic.skuList.update'), 'basic.skuList.update')).toMatchObject({
      allowed: false,
      because: 'noList',
      code: { roles: ['buyer'] },
      list: { roles: [] },
    });
    expect(whyCan(withCodes('basic.skuList.list'), 'basic.skuList.update').because).toBe('noCode');
    expect(whyCan({ ...nobody, isSuper: true }, 'basic.skuList.update').because).toBe('super');
    expect(whyCan(nobody, 'resourceCenter.downList.list').because).toBe('openToAll');
    expect(whyCan({ ...nobody, isSuper: true }, 'nonsense').because).toBe('unknown');
  });

  it('[W1] always agrees with what is decided', () => {
    fc.assert(fc.property(accesses(), permissionCodes(), (access, code) => whyCan(access, code).allowed === can(access, code)));
  });

  it('[W1] names no role that does not grant the code', () => {
    fc.assert(
      fc.property(accesses(), permissionCodes(), (access, code) =>
        whyCan(access, code).code.roles.every(name => access.roles.some(({ role, codes }) => role === name && codes.has(code))),
      ),
    );
  });
});

describe('[W2] why a user may open a page', () => {
  it('tabs with lists of their own count', () => {
    expect(whyOpen(withCodes('system.users.tab2.list'), 'system', 'users')).toEqual({
      allowed: true,
      because: 'granted',
      lists: [{ code: 'system.users.tab2.list', roles: ['buyer'] }],
    });
    expect(whyOpen(nobody, 'system', 'users')).toEqual({ allowed: false, because: 'noList', lists: [] });
    expect(whyOpen(nobody, 'home', 'homeIndex').because).toBe('openToAll');
  });

  it('[W2] always agrees with what is decided', () => {
    fc.assert(
      fc.property(
        accesses(),
        pages,
        (access, [section, page]) => whyOpen(access, section, page).allowed === canOpen(access, section, page),
      ),
    );
  });
});

describe('[W3] why a user may see, read and write a field', () => {
  const block = (role: string) => ({ subject: { kind: 'role', role }, page: 'skuList', field: 'price', mode: 'readBlock' }) as const;

  it('a block of one role gives way to another role that gives the page', () => {
    const roles = ['buyer', 'operator'].map(role => ({ role, codes: new Set(['basic.skuList.list']) }));
    const access = { ...nobody, roles, blocks: [block('operator')] };
    expect(whyField(access, 'skuList', 'price').read).toEqual({ may: true, by: [], openedBy: ['buyer'], isSuper: false });
    const both = { ...access, blocks: [block('operator'), block('buyer')] };
    expect(whyField(both, 'skuList', 'price').read).toMatchObject({ may: false, by: [block('operator'), block('buyer')], openedBy: [] });
    expect(whyField({ ...both, isSuper: true }, 'skuList', 'price')).toMatchObject({
      read: { may: true, isSuper: true },
      write: { may: false },
    });
  });

  it('names all that is to be named: nothing without a block, whoever it is, and no role where the block is not of one', () => {
    const free = { may: true, by: [], openedBy: [], isSuper: false };
    for (const isSuper of [false, true])
      expect(whyField({ ...nobody, isSuper }, 'skuList', 'price')).toEqual({ shown: free, read: free, write: free });
    const [own, all] = (['user', 'all'] as const).map(kind => ({ ...block(''), subject: { kind } }));
    const access = { ...withCodes('basic.skuList.list'), blocks: [own!, all!] };
    const stopped = { may: false, by: [own, all], openedBy: [], isSuper: false };
    expect(whyField(access, 'skuList', 'price')).toEqual({ shown: stopped, read: stopped, write: stopped });
    // a block of a role that somebody without any role could never have
    expect(whyField({ ...nobody, blocks: [block('buyer')] }, 'skuList', 'price').read).toEqual(free);
  });

  it('[W3] always agrees with what is decided', () => {
    const fields = fc.tuple(fc.constantFrom('skuList', 'vehicleModel', 'brand'), fc.constantFrom('price', 'source', 'note'));
    fc.assert(
      fc.property(accesses(), fields, (access, [page, field]) => {
        const { shown, read, write } = whyField(access, page, field);
        expect({ shown: shown.may, read: read.may, write: write.may }).toEqual(fieldAccess(access, page, field));
      }),
    );
  });

  it('[W3] says by what exactly where the user may not', () => {
    fc.assert(
      fc.property(accesses(), access =>
        Object.values(whyField(access, 'skuList', 'price')).every(({ may, by }) => may === (by.length === 0)),
      ),
    );
  });
});

describe('[W4] why a user may see a row', () => {
  it('without a scope nothing is seen, and a row of nobody by `all` alone', () => {
    const listed = { ...nobody, scopes: new Map([['supplier', new Set(['1'])]] as const) };
    expect(whyRow(nobody, 'supplier', '1').because).toBe('noScope');
    expect(whyRow(listed, 'supplier', '1').because).toBe('listed');
    expect(whyRow(listed, 'supplier', '2').because).toBe('notListed');
    expect(whyRow(listed, 'supplier', undefined).because).toBe('noTarget');
  });

  it('[W4] always agrees with what is decided', () => {
    const targets = fc.option(fc.constantFrom('1', '2', '3'), { nil: undefined });
    fc.assert(
      fc.property(
        accesses(),
        fc.constantFrom('supplier' as const, 'warehouse' as const, 'org' as const),
        targets,
        (access, kind, target) => whyRow(access, kind, target).allowed === inScope(scopeOf(access, kind), target),
      ),
    );
  });
});
