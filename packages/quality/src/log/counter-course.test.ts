import fc from 'fast-check';
import { expect, it } from 'vitest';
import { judgeSample } from '../judging/judge-sample.ts';
import { jointPlan } from '../sampling/joint-plan.ts';
import { inspectedUnits, jointQuestions } from '../testing.ts';
import { counterCourses } from './counter-course.ts';

it('[Q30] lot 1,200, 80 units: the counters end at major 3 of Ac 5 and minor 2 of Ac 7', () => {
  const classes = [
    { defectClass: 'major', aql: '2.5', severity: 'normal' },
    { defectClass: 'minor', aql: '4', severity: 'normal' },
  ] as const;
  const plans = jointPlan({ lotSize: 1200, level: 'II', classes, oneLetter: false });
  const found = new Map([
    [5, 'major'],
    [31, 'minor'],
    [40, 'major'],
    [77, 'minor'],
    [80, 'major'],
  ] as const);
  const units = Array.from({ length: 80 }, (_, at) => {
    const defectClass = found.get((at + 1) as 5);
    return { defects: defectClass ? [{ defectClass, qty: 1 }] : [] };
  });
  const courses = counterCourses(plans, units, 'units');
  expect(courses.map(({ defectClass, accept, found: course }) => [defectClass, course.at(3), course.at(4), course.at(-1), accept])).toEqual(
    [
      ['major', 0, 1, 3, 5],
      ['minor', 0, 0, 2, 7],
    ],
  );
});

it('[Q30] counters never fall, and end at what the lot is judged by', () => {
  fc.assert(
    fc.property(jointQuestions(), inspectedUnits(), fc.constantFrom('units', 'defects'), (question, units, countBy) => {
      const plans = jointPlan(question);
      const courses = counterCourses(plans, units, countBy);
      for (const { found } of courses) expect(found.every((count, at) => at === 0 || count >= found[at - 1]!)).toBe(true);
      expect(courses.map(({ found }) => found.at(-1) ?? 0)).toEqual(judgeSample(plans, units, countBy).classes.map(one => one.found));
    }),
  );
});
