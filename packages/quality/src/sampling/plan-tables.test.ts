import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptanceProbability } from '../figures/acceptance-probability.ts';
import { codeLetter, codeLetters, inspectionLevels, lotSizeRefusals } from './code-letter.ts';
import { aqlValues } from './plan.ts';
import { samplingPlan, tableOf } from './sampling-plan.ts';
import { tighterAcceptance } from './tighter-acceptance.ts';

/** The tables a second time, with every arrow followed: letter used, sample size, acceptance number, for AQL 0.065 to 6.5. */
const resolved = {
  normal: `
    A L200/0 K125/0 J80/0 H50/0 G32/0 F20/0 E13/0 D8/0 C5/0 B3/0 A2/0
    B L200/0 K125/0 J80/0 H50/0 G32/0 F20/0 E13/0 D8/0 C5/0 B3/0 A2/0
    C L200/0 K125/0 J80/0 H50/0 G32/0 F20/0 E13/0 D8/0 C5/0 B3/0 D8/1
    D L200/0 K125/0 J80/0 H50/0 G32/0 F20/0 E13/0 D8/0 C5/0 E13/1 D8/1
    E L200/0 K125/0 J80/0 H50/0 G32/0 F20/0 E13/0 D8/0 F20/1 E13/1 E13/2
    F L200/0 K125/0 J80/0 H50/0 G32/0 F20/0 E13/0 G32/1 F20/1 F20/2 F20/3
    G L200/0 K125/0 J80/0 H50/0 G32/0 F20/0 H50/1 G32/1 G32/2 G32/3 G32/5
    H L200/0 K125/0 J80/0 H50/0 G32/0 J80/1 H50/1 H50/2 H50/3 H50/5 H50/7
    J L200/0 K125/0 J80/0 H50/0 K125/1 J80/1 J80/2 J80/3 J80/5 J80/7 J80/10
    K L200/0 K125/0 J80/0 L200/1 K125/1 K125/2 K125/3 K125/5 K125/7 K125/10 K125/14
    L L200/0 K125/0 M315/1 L200/1 L200/2 L200/3 L200/5 L200/7 L200/10 L200/14 L200/21
    M L200/0 N500/1 M315/1 M315/2 M315/3 M315/5 M315/7 M315/10 M315/14 M315/21 L200/21
    N P800/1 N500/1 N500/2 N500/3 N500/5 N500/7 N500/10 N500/14 N500/21 M315/21 L200/21
    P P800/1 P800/2 P800/3 P800/5 P800/7 P800/10 P800/14 P800/21 N500/21 M315/21 L200/21
    Q Q1250/2 Q1250/3 Q1250/5 Q1250/7 Q1250/10 Q1250/14 Q1250/21 P800/21 N500/21 M315/21 L200/21
    R R2000/3 R2000/5 R2000/7 R2000/10 R2000/14 R2000/21 Q1250/21 P800/21 N500/21 M315/21 L200/21
  `,
  tightened: `
    A M315/0 L200/0 K125/0 J80/0 H50/0 G32/0 F20/0 E13/0 D8/0 C5/0 B3/0
    B M315/0 L200/0 K125/0 J80/0 H50/0 G32/0 F20/0 E13/0 D8/0 C5/0 B3/0
    C M315/0 L200/0 K125/0 J80/0 H50/0 G32/0 F20/0 E13/0 D8/0 C5/0 E13/1
    D M315/0 L200/0 K125/0 J80/0 H50/0 G32/0 F20/0 E13/0 D8/0 F20/1 E13/1
    E M315/0 L200/0 K125/0 J80/0 H50/0 G32/0 F20/0 E13/0 G32/1 F20/1 E13/1
    F M315/0 L200/0 K125/0 J80/0 H50/0 G32/0 F20/0 H50/1 G32/1 F20/1 F20/2
    G M315/0 L200/0 K125/0 J80/0 H50/0 G32/0 J80/1 H50/1 G32/1 G32/2 G32/3
    H M315/0 L200/0 K125/0 J80/0 H50/0 K125/1 J80/1 H50/1 H50/2 H50/3 H50/5
    J M315/0 L200/0 K125/0 J80/0 L200/1 K125/1 J80/1 J80/2 J80/3 J80/5 J80/8
    K M315/0 L200/0 K125/0 M315/1 L200/1 K125/1 K125/2 K125/3 K125/5 K125/8 K125/12
    L M315/0 L200/0 N500/1 M315/1 L200/1 L200/2 L200/3 L200/5 L200/8 L200/12 L200/18
    M M315/0 P800/1 N500/1 M315/1 M315/2 M315/3 M315/5 M315/8 M315/12 M315/18 L200/18
    N Q1250/1 P800/1 N500/1 N500/2 N500/3 N500/5 N500/8 N500/12 N500/18 M315/18 L200/18
    P Q1250/1 P800/1 P800/2 P800/3 P800/5 P800/8 P800/12 P800/18 N500/18 M315/18 L200/18
    Q Q1250/1 Q1250/2 Q1250/3 Q1250/5 Q1250/8 Q1250/12 Q1250/18 P800/18 N500/18 M315/18 L200/18
    R R2000/2 R2000/3 R2000/5 R2000/8 R2000/12 R2000/18 Q1250/18 P800/18 N500/18 M315/18 L200/18
  `,
  reduced: `
    A L80/0 K50/0 J32/0 H20/0 G13/0 F8/0 E5/0 D3/0 C2/0 B2/0 A2/0
    B L80/0 K50/0 J32/0 H20/0 G13/0 F8/0 E5/0 D3/0 C2/0 B2/0 A2/0
    C L80/0 K50/0 J32/0 H20/0 G13/0 F8/0 E5/0 D3/0 C2/0 B2/0 E5/1
    D L80/0 K50/0 J32/0 H20/0 G13/0 F8/0 E5/0 D3/0 C2/0 F8/1 E5/1
    E L80/0 K50/0 J32/0 H20/0 G13/0 F8/0 E5/0 D3/0 G13/1 F8/1 E5/1
    F L80/0 K50/0 J32/0 H20/0 G13/0 F8/0 E5/0 H20/1 G13/1 F8/1 F8/2
    G L80/0 K50/0 J32/0 H20/0 G13/0 F8/0 J32/1 H20/1 G13/1 G13/2 G13/3
    H L80/0 K50/0 J32/0 H20/0 G13/0 K50/1 J32/1 H20/1 H20/2 H20/3 H20/5
    J L80/0 K50/0 J32/0 H20/0 L80/1 K50/1 J32/1 J32/2 J32/3 J32/5 J32/6
    K L80/0 K50/0 J32/0 M125/1 L80/1 K50/1 K50/2 K50/3 K50/5 K50/6 K50/8
    L L80/0 K50/0 N200/1 M125/1 L80/1 L80/2 L80/3 L80/5 L80/6 L80/8 L80/10
    M L80/0 P315/1 N200/1 M125/1 M125/2 M125/3 M125/5 M125/6 M125/8 M125/10 L80/10
    N Q500/1 P315/1 N200/1 N200/2 N200/3 N200/5 N200/6 N200/8 N200/10 M125/10 L80/10
    P Q500/1 P315/1 P315/2 P315/3 P315/5 P315/6 P315/8 P315/10 N200/10 M125/10 L80/10
    Q Q500/1 Q500/2 Q500/3 Q500/5 Q500/6 Q500/8 Q500/10 P315/10 N200/10 M125/10 L80/10
    R R800/2 R800/3 R800/5 R800/6 R800/8 R800/10 Q500/10 P315/10 N200/10 M125/10 L80/10
  `,
};

/** Table 1 a second time: first and last lot size, and the letters at S-1, S-2, S-3, S-4, I, II, III. */
const letters = `
  2 8 A A A A A A B
  9 15 A A A A A B C
  16 25 A A B B B C D
  26 50 A B B C C D E
  51 90 B B C C C E F
  91 150 B B C D D F G
  151 280 B C D E E G H
  281 500 B C D E F H J
  501 1200 C C E F G J K
  1201 3200 C D E G H K L
  3201 10000 C D F G J L M
  10001 35000 C D F H K M N
  35001 150000 D E G J L N P
  150001 500000 D E G J M P Q
  500001 1000000 D E H K N Q R
`;

const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map(line => line.trim().split(' '));
const tables = ['normal', 'tightened', 'reduced'] as const;
const cells = tables.flatMap(severity => codeLetters.flatMap(letter => aqlValues.map(aql => ({ severity, letter, aql }))));
const printed = (question: (typeof cells)[number]) => samplingPlan({ ...question, lotSize: Infinity });

describe('table 1', () => {
  it('[Q1] has these 105 letters, at both ends of each of its lines', () => {
    const found = lines(letters).map(([from, to, ...of]) => {
      const at = (size: string | undefined) => inspectionLevels.map(level => codeLetter(Number(size), level));
      return at(from).join() === of.join() && at(to).join() === of.join() ? of.length : [from, to];
    });
    expect(found).toEqual(Array.from({ length: 15 }, () => 7));
  });

  it('[Q1] has no letter for a lot of one unit; lot sizes are whole numbers up to 1,000,000', () => {
    expect(codeLetter(1, 'II')).toBeUndefined();
    expect(
      [1, 1_000_000, 0, 2.5, -3, 1_000_001].map(size =>
        lotSizeRefusals(size)
          .map(({ code }) => code)
          .join(),
      ),
    ).toEqual(['', '', 'LOT_SIZE', 'LOT_SIZE', 'LOT_SIZE', 'LOT_SIZE']);
    expect(() => codeLetter(2.5, 'II')).toThrow(RangeError);
  });

  it('[Q1] never goes down as lots grow, nor as the level does', () => {
    const rank = (size: number, level: (typeof inspectionLevels)[number]) => codeLetters.indexOf(codeLetter(size, level)!);
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 999_999 }), fc.nat(9999), fc.constantFrom(...inspectionLevels), (size, more, level) => {
        expect(rank(size + more, level)).toBeGreaterThanOrEqual(rank(size, level));
        const ranks = inspectionLevels.map(one => rank(size, one));
        expect(ranks.slice(0, 4)).toEqual(ranks.slice(0, 4).toSorted((one, other) => one - other));
        expect(ranks.slice(4)).toEqual(ranks.slice(4).toSorted((one, other) => one - other));
      }),
    );
  });
});

describe('tables 2-A, 2-B and 2-C', () => {
  it.each(tables)('[Q2] %s: all cells with arrows followed are those of the second form', severity => {
    const found = codeLetters.map(letter => [
      letter,
      ...aqlValues.map(aql => {
        const { useLetter, size, accept } = printed({ severity, letter, aql });
        return `${useLetter}${size}/${accept}`;
      }),
    ]);
    expect(found).toEqual(lines(resolved[severity]));
    expect(found.flatMap(row => row.slice(1))).toHaveLength(176);
  });

  it('[Q2] reject with one more than they accept, and a letter that is used has a plan of its own', () => {
    for (const cell of cells) {
      const plan = printed(cell);
      expect(plan.reject).toBe(plan.accept + 1);
      expect(printed({ ...cell, letter: plan.useLetter })).toEqual({ ...plan, letter: plan.useLetter });
    }
  });

  it('[Q2] reduced samples are never larger than normal ones', () => {
    expect(codeLetters.filter(letter => tableOf('reduced')[letter].size > tableOf('normal')[letter].size)).toEqual([]);
  });

  it('[Q2] a lot at its AQL is accepted no more probably under tightened inspection than under normal', () => {
    const at = (cell: (typeof cells)[number]) => {
      const { size, accept } = printed(cell);
      return acceptanceProbability(size, accept, Number(cell.aql) / 100);
    };
    const normal = cells.filter(({ severity }) => severity === 'normal');
    expect(normal.filter(cell => at({ ...cell, severity: 'tightened' }) > at(cell))).toEqual([]);
    expect(normal).toHaveLength(176);
  });

  it('[Q2] discontinued inspection is drawn as tightened', () => {
    const question = { letter: 'J', aql: '2.5', lotSize: 1200 } as const;
    expect(samplingPlan({ ...question, severity: 'discontinued' })).toEqual(samplingPlan({ ...question, severity: 'tightened' }));
  });

  it('[Q6a] letter J at 2.5 accepts 3 one step tighter, letter R at 0.065 accepts 2', () => {
    expect([tighterAcceptance('J', '2.5'), tighterAcceptance('R', '0.065'), tighterAcceptance('J', '0.065')]).toEqual([3, 2, undefined]);
  });

  it('[Q6a] every normal plan that accepts two or more has a smaller number one step tighter', () => {
    const plans = cells.filter(({ severity }) => severity === 'normal').map(cell => ({ cell, plan: printed(cell) }));
    const asked = plans.filter(({ plan }) => plan.accept >= 2);
    expect(asked.filter(({ cell, plan }) => !((tighterAcceptance(plan.useLetter, cell.aql) ?? Infinity) < plan.accept))).toEqual([]);
    expect(asked.length).toBeGreaterThan(50);
  });
});
