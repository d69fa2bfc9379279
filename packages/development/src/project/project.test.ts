import { add, addDays, compareDecimals, type Decimal, type LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimates, scoreInputs } from '../testing.ts';
import { decisionRefusals, projectLevels, submitRefusals } from './approval-step.ts';
import { checkProject } from './check-project.ts';
import { estimate } from './estimate.ts';
import { projectKey } from './project-key.ts';
import { marginItem, passes, projectScore, vetoes } from './score.ts';
import { daysAtStage, sinceAfterHold, stageDays, stageDue } from './stage-clock.ts';
import { nextStage, previousStage, stages } from './stage.ts';

const money = (text: string) => text as Decimal;
const day = (text: string) => text as LocalDate;
const item = {
  price: money('59.99'),
  feePct: money('12'),
  landed: money('18.40'),
  lastMile: money('11.20'),
  adPct: money('8'),
  returnPct: money('5'),
  mould: money('3000'),
  monthlySales: 120,
};
const more = (value: Decimal) => add(value, money('0.01'));

describe('what a piece earns', () => {
  it('[N1] 59.99 at fees of 12 %, landed 18.40, last mile 11.20, ads 8 %, returns 5 % → 15.39, 25.66 %; a mould of 3,000 → 1.62 months', () => {
    expect(estimate(item)).toEqual({ unitProfit: '15.39', marginPct: '25.66', paybackMonths: '1.62' });
    expect(estimate({ ...item, landed: money('60') })).toEqual({ unitProfit: '-26.21', marginPct: '-43.69' });
    expect(estimate({ ...item, monthlySales: 0 })).toEqual({ unitProfit: '15.39', marginPct: '25.66' });
    expect(estimate({ ...item, price: money('0') })).toBeUndefined();
  });

  it('[N1] rises in the price, falls in every cost, and is less than the price', () => {
    fc.assert(
      fc.property(estimates(), input => {
        const { unitProfit, marginPct } = estimate(input)!;
        const profitOf = (changed: object) => estimate({ ...input, ...changed })!.unitProfit;
        expect(compareDecimals(profitOf({ price: more(input.price) }), unitProfit)).toBeGreaterThanOrEqual(0);
        for (const cost of ['feePct', 'landed', 'lastMile', 'adPct', 'returnPct'] as const)
          expect(compareDecimals(profitOf({ [cost]: more(input[cost]) }), unitProfit)).toBeLessThanOrEqual(0);
        expect(compareDecimals(marginPct, money('100'))).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('[N1a] one supplier is chosen, years of a fitment are in order, and something of the price is left', () => {
    expect(checkProject({ suppliers: [{ chosen: true }, {}], fitments: [{ yearFrom: 2015, yearTo: 2015 }, { yearFrom: 2015 }] })).toEqual(
      [],
    );
    const said = checkProject({
      suppliers: [{ chosen: true }, { chosen: true }],
      fitments: [{ yearFrom: 2015, yearTo: 2014 }],
      feePct: money('60'),
      adPct: money('40'),
    });
    expect(said.map(({ code, field }) => [code, field])).toEqual([
      ['ONE_CHOSEN', 'suppliers'],
      ['YEAR_ORDER', 'fitments'],
      ['PCT_SUM', 'feePct'],
    ]);
    expect(checkProject({ feePct: money('60'), returnPct: money('39.99') })).toEqual([]);
  });
});

describe('scores', () => {
  const input = { market: 80, competition: 60, ipCompliance: 90, supply: 70, marginPct: money('25.66') };

  it('[N2] a margin of 25.66 % is worth 42.6; market 80, competition 60, IP 90, supply 70 → 66.3 fails; market 95 → 70.8 passes', () => {
    expect(marginItem(money('25.66'))).toBe('42.64');
    expect([projectScore(input), projectScore({ ...input, market: 95 })]).toEqual(['66.3', '70.8']);
    expect([passes(money('66.3'), input), passes(money('70'), input), passes(undefined, input)]).toEqual([false, true, false]);
  });

  it('[N2] a high IP risk, a duty without a plan or a margin below 15 % are vetoes', () => {
    expect(vetoes({ ip: 'low', marginPct: money('15'), compliance: [{ state: 'need', plan: 'TÜV, May' }, { state: 'have' }] })).toEqual([]);
    expect(vetoes({ ip: 'high', marginPct: money('14.99'), compliance: [{ state: 'need', plan: ' ' }] })).toHaveLength(3);
    expect(vetoes({})).toEqual([]);
  });

  it('[N2] lies between 0 and 100, and a veto beats any score', () => {
    fc.assert(
      fc.property(scoreInputs(), any => {
        const score = projectScore(any);
        expect(compareDecimals(score, money('0'))).toBeGreaterThanOrEqual(0);
        expect(compareDecimals(score, money('100'))).toBeLessThanOrEqual(0);
        expect(passes(money('100'), { ...any, ip: 'high' })).toBe(false);
      }),
    );
  });
});

describe('stages', () => {
  it('[N3a] follow each other one at a time', () => {
    expect(stages.map(stage => nextStage(stage))).toEqual([...stages.slice(1), undefined]);
    expect(stages.map(stage => previousStage(stage))).toEqual([undefined, ...stages.slice(0, 5), undefined]);
    expect([nextStage('hold'), nextStage('dropped'), previousStage('hold'), previousStage('dropped')]).toEqual(
      Array.from({ length: 4 }, () => undefined),
    );
  });

  it('[N3b] evaluated since 10-01 with 10 days: due on 10-11', () => {
    expect(stageDue('eval', day('2026-10-01'))).toBe('2026-10-11');
    expect(Object.values(stageDays)).toEqual([7, 10, 35, 5, 5, 30]);
    expect(stageDue('hold', day('2026-10-01'))).toBeUndefined();
  });

  it('[N3b] days on hold do not count', () => {
    expect(daysAtStage(day('2026-10-01'), day('2026-10-12'))).toBe(11);
    expect(daysAtStage(day('2026-10-01'), day('2026-10-12'), day('2026-10-05'))).toBe(4);
    expect(daysAtStage(day('2026-10-02'), day('2026-10-01'))).toBe(0);
    fc.assert(
      fc.property(fc.nat(400), fc.nat(400), (worked, held) => {
        const since = day('2026-01-01');
        const on = (days: number) => addDays(since, days);
        const resumed = sinceAfterHold(since, on(worked), on(worked + held));
        expect(daysAtStage(resumed, on(worked + held))).toBe(worked);
      }),
    );
  });
});

describe('approval', () => {
  it('[N3c] a budget above 50,000 yuan takes a second person', () => {
    expect([projectLevels(undefined), projectLevels(money('50000')), projectLevels(money('50000.01'))]).toEqual([1, 1, 2]);
  });

  it('[N3c] is asked for once, and decided by two different people', () => {
    const codes = (approval: 'none' | 'waiting' | 'approved' | 'rejected') => submitRefusals(approval).length;
    expect([codes('none'), codes('rejected'), codes('waiting'), codes('approved')]).toEqual([0, 0, 1, 1]);
    expect(decisionRefusals('none', undefined, 7).map(({ code }) => code)).toEqual(['APPROVAL']);
    expect(decisionRefusals('waiting', 7, 7).map(({ code }) => code)).toEqual(['APPROVED_ALREADY']);
    expect([...decisionRefusals('waiting', undefined, 7), ...decisionRefusals('waiting', 8, 7)]).toEqual([]);
  });
});

it('[N5] projects of one name, category and first OE number are the same, however they are spelled', () => {
  const key = projectKey({ name: 'Brake pad', category: 3, oeNumbers: ['04465-06090', 'X1'] });
  expect(projectKey({ name: 'brake pad', category: 3, oeNumbers: ['0446506090'] })).toBe(key);
  expect(projectKey({ name: 'Brake pad', category: 4, oeNumbers: ['04465-06090'] })).not.toBe(key);
  expect(projectKey({ name: 'Brake pad', category: 3 })).not.toBe(key);
});
