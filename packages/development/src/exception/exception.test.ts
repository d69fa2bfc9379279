import { addDays, type Decimal, type LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exceptionCauses, type WatchedProject } from './exception-causes.ts';
import { exceptionDue, isEscalated } from './exception-clock.ts';
import { closeRefusals, solutionRefusals } from './solution-refusals.ts';

const day = (text: string) => text as LocalDate;
const money = (text: string) => text as Decimal;
const project: WatchedProject = { stage: 'eval', dueAt: day('2026-10-11'), spent: money('0') };
const causes = (change: Partial<WatchedProject>, on = '2026-10-11') =>
  exceptionCauses({ ...project, ...change }, day(on)).map(({ type, level }) => `${type} ${level}`);

describe('what the system finds', () => {
  it('[N9] evaluated since 10-01: late on 10-12, not on 10-11, nor on hold', () => {
    expect([causes({}), causes({}, '2026-10-12'), causes({ stage: 'hold' }, '2026-10-12')]).toEqual([[], ['sla mid'], []]);
  });

  it('[N9] costs of more than a tenth above the plan', () => {
    expect(causes({ budget: money('1000'), spent: money('1100') })).toEqual([]);
    expect(causes({ budget: money('1000'), spent: money('1100.01') })).toEqual(['costOver high']);
    expect(causes({ plannedCost: money('18.40'), finalCost: money('20.25') })).toEqual(['costOver high']);
    expect([causes({ spent: money('0.01') }), causes({ finalCost: money('20') })]).toEqual([['costOver high'], []]);
  });

  it('[N9] certificates that end within 30 days, and first orders that are late', () => {
    const until = (validTo: string, state: 'have' | 'expired' = 'have') =>
      causes({ compliance: [{ state, validTo: day(validTo) }, { state }] });
    expect([until('2026-11-11'), until('2026-11-10'), until('2026-10-10'), until('2026-10-10', 'expired')]).toEqual([
      [],
      ['compliance mid'],
      ['compliance high'],
      [],
    ]);
    expect(causes({ firstOrderDue: day('2026-10-10') })).toEqual(['firstOrderLate mid']);
    expect(causes({ firstOrderDue: day('2026-10-11') })).toEqual([]);
  });

  it('[N9] a project that ended gives no cause', () => {
    fc.assert(
      fc.property(fc.constantFrom('done' as const, 'hold' as const, 'dropped' as const), fc.nat(9_999), (stage, spent) => {
        expect(causes({ stage, spent: money(String(spent)) }, '2027-01-01')).toEqual([]);
      }),
    );
  });
});

describe('exceptions', () => {
  it('[N9a] are due by their level, and go to the owner three days past that', () => {
    const raised = day('2026-10-12');
    expect([exceptionDue('high', raised), exceptionDue('mid', raised), exceptionDue('low', raised)]).toEqual([
      '2026-10-15',
      '2026-10-19',
      '2026-10-26',
    ]);
    expect([isEscalated(day('2026-10-15'), day('2026-10-17')), isEscalated(day('2026-10-15'), day('2026-10-18'))]).toEqual([false, true]);
    fc.assert(
      fc.property(fc.nat(40), fc.nat(40), (days, later) => {
        if (isEscalated(raised, addDays(raised, days))) expect(isEscalated(raised, addDays(raised, days + later))).toBe(true);
      }),
    );
  });

  it('[N10] are solved with ten characters or more, and closed by whoever raised them or owns the project', () => {
    expect(solutionRefusals(' 123456789 ').map(({ code }) => code)).toEqual(['SOLUTION_SHORT']);
    expect(solutionRefusals('换用第二家供应商的样品')).toEqual([]);
    expect([...closeRefusals(7, 7, 8), ...closeRefusals(8, undefined, 8)]).toEqual([]);
    expect(closeRefusals(9, undefined, 8).map(({ code }) => code)).toEqual(['NOT_YOURS']);
  });
});
