import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accesses, nobody, permissionCodes, withCodes } from '../testing.ts';
import { can } from '../rights/can.ts';
import { rightsHeld } from '../review/rights-held.ts';
import { pagesOpenToAll } from '../rights/open-pages.ts';
import { accountRefusals, refuseAccountChange } from './account-change.ts';
import { changeScope, scopeRefusals } from './change-scope.ts';
import { mayGiveScope, notToGive } from './may-give.ts';
import { type ScopeLine, scopeModes } from './scope-line.ts';
import { widens } from './widens.ts';

const today = '2026-05-20';
const listed = (...targets: readonly string[]): ScopeLine => ({ mode: 'listed', targets });
const of = (mode: ScopeLine['mode'], validTo?: string): ScopeLine => ({ mode, targets: [], ...(validTo === undefined ? {} : { validTo }) });

const lines: fc.Arbitrary<ScopeLine> = fc.record(
  {
    mode: fc.constantFrom(...scopeModes),
    targets: fc.subarray(['1', '2', '3']),
    validTo: fc.constantFrom('2026-05-01', '2026-06-01', '2026-07-01'),
  },
  { requiredKeys: ['mode', 'targets'] },
) as fc.Arbitrary<ScopeLine>;

describe('changes of data scopes', () => {
  it('[G6] targets come and go, of nobody yet a list is begun, and an empty list is none', () => {
    const add = { how: 'add', mode: 'listed', targets: ['2'] } as const;
    expect(changeScope(listed('1'), add, today)).toEqual({ ok: true, value: listed('1', '2') });
    expect(changeScope(undefined, add, today)).toEqual({ ok: true, value: listed('2') });
    expect(changeScope(listed('2'), { ...add, how: 'remove' }, today)).toEqual({ ok: true, value: of('none') });
    expect(changeScope(of('all'), add, today)).toEqual({ ok: false, refusal: scopeRefusals.notListed });
  });

  it('[G6] a list has a target, and its last day lies after today', () => {
    const to = (targets: readonly string[], validTo?: string) =>
      changeScope(undefined, { how: 'replace', mode: 'listed', targets, ...(validTo === undefined ? {} : { validTo }) }, today);
    expect(to([])).toEqual({ ok: false, refusal: scopeRefusals.noTarget });
    expect(to(['1'], today)).toEqual({ ok: false, refusal: scopeRefusals.past });
    expect(to(['1'], '2026-05-21')).toEqual({ ok: true, value: { ...listed('1'), validTo: '2026-05-21' } });
  });

  it('[G6] a list keeps its last day until another is given; what takes its place has its own or none', () => {
    const until: ScopeLine = { ...listed('1', '2'), validTo: '2026-06-01' };
    const change = (how: 'add' | 'remove' | 'replace', mode: ScopeLine['mode'], targets: readonly string[], validTo?: string) => {
      const asked = { how, mode, targets, ...(validTo === undefined ? {} : { validTo }) };
      const changed = changeScope(until, asked, today);
      return changed.ok ? changed.value : changed.refusal;
    };
    expect(change('remove', 'listed', ['1'])).toEqual({ ...listed('2'), validTo: '2026-06-01' });
    expect(change('add', 'listed', ['3'], '2026-07-01')).toEqual({ ...listed('1', '2', '3'), validTo: '2026-07-01' });
    expect(change('replace', 'listed', ['4', '4'])).toEqual(listed('4'));
    expect(change('replace', 'dept', ['4'], '2026-07-01')).toEqual(of('dept', '2026-07-01'));
    expect([change('add', 'listed', []), change('remove', 'listed', [])]).toEqual([scopeRefusals.noTarget, scopeRefusals.noTarget]);
    expect(changeScope(of('none'), { how: 'add', mode: 'listed', targets: ['1'] }, today)).toEqual({ ok: true, value: listed('1') });
    expect(Object.values(scopeRefusals).map(({ code, field }) => `${code} ${field}`)).toEqual(['RULE targets', 'RULE validTo', 'RULE how']);
  });

  it('[G6] adding never takes a target away, and taking away what was added leaves none of it', () => {
    fc.assert(
      fc.property(fc.subarray(['1', '2', '3']), fc.subarray(['2', '3', '4'], { minLength: 1 }), (was, targets) => {
        const added = changeScope(listed(...was), { how: 'add', mode: 'listed', targets }, today);
        expect(added.ok && [...was, ...targets].every(target => added.value.targets.includes(target))).toBe(true);
        const removed = added.ok && changeScope(added.value, { how: 'remove', mode: 'listed', targets }, today);
        expect(removed && removed.ok && removed.value.targets.some(target => targets.includes(target))).toBe(false);
      }),
    );
  });
});

describe('wider scopes', () => {
  it('[G7] more targets, further out and longer are wider; less is not', () => {
    expect(widens(listed('1'), listed('1', '2'), today)).toBe(true);
    expect(widens(listed('1', '2'), listed('2'), today)).toBe(false);
    expect(widens(of('own'), of('dept'), today)).toBe(true);
    expect(widens(of('deptTree'), of('own'), today)).toBe(false);
    expect(widens(of('own'), listed('1'), today)).toBe(true);
    expect(widens(of('all', '2026-06-01'), of('all'), today)).toBe(true);
    expect(widens(of('all', '2026-05-19'), of('own'), today)).toBe(true);
    expect(widens(of('none'), of('own'), today)).toBe(true);
    expect(widens(of('all', '2026-06-01'), of('all', '2026-06-02'), today)).toBe(true);
    expect(widens(of('all', '2026-06-02'), of('own', '2026-06-01'), today)).toBe(false);
    // its last day is one on which it still holds
    expect(widens(of('all', today), of('own', today), today)).toBe(false);
    expect(widens(of('own'), listed(), today)).toBe(false);
    expect(widens(listed(), listed('1'), today)).toBe(true);
  });

  it('[G7] nothing is never wider, everything without an end never grows, and no scope is wider than itself while it holds', () => {
    fc.assert(
      fc.property(lines, line => {
        expect(widens(line, of('none'), today)).toBe(false);
        expect(widens(of('all'), line, today)).toBe(false);
        const holds = line.validTo === undefined || line.validTo >= today;
        if (holds) expect(widens(line, line, today)).toBe(false);
      }),
    );
  });

  it('[G7] what is not wider twice is not wider at once', () => {
    fc.assert(
      fc.property(lines, lines, lines, (a, b, c) => {
        fc.pre(!widens(a, b, today) && !widens(b, c, today));
        expect(widens(a, c, today)).toBe(false);
      }),
    );
  });
});

describe('giving rights', () => {
  it('[G8] nobody gives a code that they have not, super users any', () => {
    expect(notToGive(withCodes('basic.brand.list'), ['basic.brand.list', 'basic.brand.add'])).toEqual(['basic.brand.add']);
    expect(notToGive({ ...nobody, isSuper: true }, ['basic.brand.add'])).toEqual([]);
  });

  it('[G8] what is given the giver can do', () => {
    fc.assert(
      fc.property(accesses(), fc.array(permissionCodes()), (access, codes) => {
        const refused = notToGive(access, codes);
        expect(codes.filter(code => !refused.includes(code)).every(code => can(access, code))).toBe(true);
      }),
    );
  });

  it('[G8] a scope is given by who has it', () => {
    const giver = { ...nobody, scopes: new Map([['supplier', new Set(['S1', 'S2'])]] as const) };
    expect(mayGiveScope(giver, 'supplier', listed('S2'))).toBe(true);
    expect(mayGiveScope(giver, 'supplier', listed('S2', 'S3'))).toBe(false);
    expect(mayGiveScope(giver, 'supplier', of('all'))).toBe(false);
    expect(mayGiveScope(giver, 'warehouse', of('none'))).toBe(true);
    expect(mayGiveScope({ ...nobody, isSuper: true }, 'shop', of('all'))).toBe(true);
  });
});

describe('changes of accounts', () => {
  const account = { id: 2, isSuper: true, state: 'active' } as const;

  it('[G9] nobody changes their own account, and the last super administrator stays', () => {
    expect(refuseAccountChange(2, account, 'roles', 3)).toBe(accountRefusals.self);
    expect(refuseAccountChange(2, account, 'password', 3)).toBe(accountRefusals.ownPassword);
    expect(refuseAccountChange(1, account, 'leave', 1)).toBe(accountRefusals.lastSuper);
    expect(refuseAccountChange(1, account, 'leave', 2)).toBeUndefined();
    expect(refuseAccountChange(1, { ...account, state: 'left' }, 'unlock', 2)).toBe(accountRefusals.left);
  });

  it('[G9] who is locked is not locked again, who is not is not unlocked, and a locked super administrator is none in office', () => {
    const clerk = { id: 2, isSuper: false } as const;
    const refused = (
      state: 'active' | 'locked',
      changes: readonly ('lock' | 'unlock' | 'leave' | 'roles' | 'password')[],
      isSuper = false,
    ) => changes.map(change => refuseAccountChange(1, { ...clerk, isSuper, state }, change, 1));
    const { locked, notLocked, lastSuper } = accountRefusals;
    const all = ['lock', 'unlock', 'leave', 'roles', 'password'] as const;
    expect(refused('active', all)).toEqual([undefined, notLocked, undefined, undefined, undefined]);
    expect(refused('locked', all)).toEqual([locked, undefined, undefined, undefined, undefined]);
    expect(refused('active', all, true)).toEqual([lastSuper, notLocked, lastSuper, undefined, undefined]);
    expect(refused('locked', all, true)).toEqual([locked, undefined, undefined, undefined, undefined]);
    expect(new Set(Object.values(accountRefusals).map(({ code }) => code))).toEqual(new Set(['RULE']));
  });

  it('[G9] however accounts are changed, one super administrator is in office', () => {
    const step = fc.record({
      by: fc.integer({ min: 1, max: 3 }),
      id: fc.integer({ min: 1, max: 3 }),
      change: fc.constantFrom('lock', 'unlock', 'leave', 'notSuper', 'super'),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), steps => {
        const all = new Map([1, 2, 3].map(id => [id, { id, isSuper: id < 3, state: 'active' as 'active' | 'locked' | 'left' }]));
        const supers = () => [...all.values()].filter(one => one.isSuper && one.state === 'active').length;
        for (const { by, id, change } of steps) {
          const one = all.get(id)!;
          if (refuseAccountChange(by, one, change, supers())) continue;
          if (change === 'lock') one.state = 'locked';
          if (change === 'unlock') one.state = 'active';
          if (change === 'leave') one.state = 'left';
          if (change === 'notSuper') one.isSuper = false;
          if (change === 'super') one.isSuper = true;
          expect(supers()).toBeGreaterThan(0);
        }
      }),
    );
  });
});

describe('the access review', () => {
  it('[G10] 3 users × 10 pages × 4 actions all granted by one role → 120 rows exported', () => {
    const codes = Array.from({ length: 10 }, (_, page) =>
      ['list', 'add', 'update', 'export'].map(action => `basic.page${page}.${action}`),
    ).flat();
    const rows = [1, 2, 3].flatMap(userId => rightsHeld({ ...withCodes(...codes), userId }, codes));
    expect(rows).toHaveLength(120);
    expect(rows[0]).toEqual({ code: 'basic.page0.list', page: 'page0', action: 'list', roles: ['buyer'], source: 'role' });
  });

  it('[G10] each right says where it comes from: the roles that grant it, the super rights, or a page open to all', () => {
    const access = {
      ...nobody,
      roles: [
        { role: 'buyer', codes: new Set(['basic.brand.list', 'system.users.tab1.list']) },
        { role: 'qc', codes: new Set(['basic.brand.list']) },
      ],
    };
    const open = `home.${pagesOpenToAll[0]}.list`;
    const codes = ['basic.brand.list', 'system.users.tab1.list', open];
    const summary = (given: typeof access) =>
      rightsHeld(given, codes).map(({ page, action, roles, source }) => [page, action, roles, source]);
    expect(summary(access)).toEqual([
      ['brand', 'list', ['buyer', 'qc'], 'role'],
      ['users', 'tab1.list', ['buyer'], 'role'],
      [pagesOpenToAll[0], 'list', [], 'openToAll'],
    ]);
    expect(summary({ ...nobody, roles: [], isSuper: true }).map(([, , roles, source]) => [roles, source])).toEqual([
      [[], 'super'],
      [[], 'super'],
      [[], 'openToAll'],
    ]);
    expect(rightsHeld({ ...nobody, roles: [{ role: 'home', codes: new Set([open]) }] }, [open])).toMatchObject([
      { roles: ['home'], source: 'role' },
    ]);
  });

  it('[G10] it names every right that a user has, and no other', () => {
    fc.assert(
      fc.property(accesses(), fc.uniqueArray(permissionCodes()), (access, codes) => {
        const held = rightsHeld(access, codes);
        expect(held.map(({ code }) => code)).toEqual(codes.filter(code => can(access, code)));
        expect(held.every(({ source, roles }) => (source === 'role') === roles.length > 0)).toBe(true);
      }),
    );
  });
});
