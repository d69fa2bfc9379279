import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jointQuestions, lotSizes } from '../testing.ts';
import { codeLetter } from './code-letter.ts';
import { jointPlan, type JointQuestion, sampleSize } from './joint-plan.ts';
import { type AqlValue, aqlValues } from './plan.ts';
import { samplingPlan } from './sampling-plan.ts';

const classes = (major: AqlValue | 'zero', minor: AqlValue | 'zero') =>
  [
    { defectClass: 'major', aql: major, severity: 'normal' },
    { defectClass: 'minor', aql: minor, severity: 'normal' },
  ] as const;
const planned = (lotSize: number, of: JointQuestion['classes'], oneLetter = false) =>
  jointPlan({ lotSize, level: 'II', classes: of, oneLetter }).map(
    ({ useLetter, size, accept, reject }) => `${useLetter} ${size} ${accept}/${reject}`,
  );

describe('plans of a lot', () => {
  it('[Q2] level II: 1,200 is letter J with 80 units, 1,201 is letter K with 125', () => {
    expect(planned(1200, classes('2.5', '4'))).toEqual(['J 80 5/6', 'J 80 7/8']);
    expect(planned(1201, classes('2.5', '4'))).toEqual(['K 125 7/8', 'K 125 10/11']);
  });

  it('[Q2] level S-2: 1,200 is letter C with 5 units at 2.5; at 0.65 an arrow leads to F with 20', () => {
    const letter = codeLetter(1200, 'S-2')!;
    expect(letter).toBe('C');
    expect(samplingPlan({ letter, aql: '2.5', severity: 'normal', lotSize: 1200 })).toMatchObject({ size: 5, accept: 0 });
    expect(samplingPlan({ letter, aql: '0.65', severity: 'normal', lotSize: 1200 })).toMatchObject({ useLetter: 'F', size: 20, accept: 0 });
  });

  it('[Q2] a lot of 40 at AQL 0.065 leads to letter L and 200 units: all 40 are inspected', () => {
    const [plan] = jointPlan({ lotSize: 40, level: 'II', classes: classes('0.065', '4').slice(0, 1), oneLetter: false });
    expect(plan).toMatchObject({ letter: 'D', useLetter: 'L', size: 40, accept: 0, isFull: true });
  });

  it('[Q3] a lot of 500: major 0.65 leads from H to J, minor stays at H; with one letter both are J', () => {
    expect(planned(500, classes('0.65', '2.5'))).toEqual(['J 80 1/2', 'H 50 3/4']);
    expect(planned(500, classes('0.65', '2.5'), true)).toEqual(['J 80 1/2', 'J 80 5/6']);
  });

  it('[Q3] one letter for all goes on where a class asks for a larger sample at the new letter', () => {
    expect(planned(500, classes('0.4', '0.65'))).toEqual(['G 32 0/1', 'J 80 1/2']);
    expect(planned(500, classes('0.4', '0.65'), true)).toEqual(['K 125 1/2', 'K 125 2/3']);
  });

  it('[Q3] a class without any acceptance takes the largest sample of the others, or that of the lot’s own letter', () => {
    expect(planned(500, classes('zero', '0.65'))).toEqual(['J 80 0/1', 'J 80 1/2']);
    expect(planned(500, classes('zero', 'zero'))).toEqual(['H 50 0/1', 'H 50 0/1']);
    expect(planned(40, classes('zero', '0.065'))).toEqual(['L 40 0/1', 'L 40 0/1']);
  });

  it('[Q3] a lot of one unit is that unit', () => {
    const plans = jointPlan({ lotSize: 1, level: 'II', classes: classes('2.5', 'zero'), oneLetter: true });
    expect(plans.map(({ size, accept, isFull }) => ({ size, accept, isFull }))).toEqual([
      { size: 1, accept: 0, isFull: true },
      { size: 1, accept: 0, isFull: true },
    ]);
  });

  it('[Q3] are drawn together, as many as the largest has and no more than the lot', () => {
    fc.assert(
      fc.property(jointQuestions(), question => {
        const plans = jointPlan(question);
        const size = sampleSize(plans);
        expect(plans.map(({ defectClass }) => defectClass)).toEqual(question.classes.map(({ defectClass }) => defectClass));
        for (const plan of plans) {
          expect(plan.size).toBeLessThanOrEqual(size);
          expect(plan.size).toBeLessThanOrEqual(question.lotSize);
          expect(plan.reject).toBe(plan.accept + 1);
          expect(plan.isFull).toBe(plan.size === question.lotSize);
        }
        expect(sampleSize(jointPlan({ ...question, oneLetter: true }))).toBeGreaterThanOrEqual(size);
      }),
    );
  });

  it('[Q3] one letter changes nothing where the letters are equal', () => {
    const asked = fc.record({ lotSize: lotSizes(), major: fc.constantFrom(...aqlValues), minor: fc.constantFrom(...aqlValues) });
    fc.assert(
      fc.property(asked, ({ lotSize, major, minor }) => {
        const of = (oneLetter: boolean) => jointPlan({ lotSize, level: 'II', classes: classes(major, minor), oneLetter });
        const apart = of(false);
        fc.pre(new Set(apart.map(({ useLetter }) => useLetter)).size === 1);
        expect(of(true)).toEqual(apart);
      }),
    );
  });
});
