import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pathPoints, pathText } from './mark-path.ts';
import { markRefusals } from './photo-marks.ts';

it('[Q12a] the points of a line by hand come back as they were written', () => {
  expect(
    pathText([
      { x: 0.1, y: 0.2 },
      { x: 0.15, y: 0.25 },
    ]),
  ).toBe('0.1,0.2 0.15,0.25');
  const share = fc.integer({ min: 0, max: 1_000_000 }).map(value => value / 1_000_000);
  fc.assert(
    fc.property(fc.array(fc.record({ x: share, y: share }), { maxLength: 40 }), points => {
      expect(pathPoints(pathText(points))).toEqual(points);
    }),
  );
});

it('[Q12a] a text that has no numbers is refused', () => {
  const at = { x: 0.1, y: 0.1 };
  const mark = { place: 1, tool: 'free', from: at, to: at, colour: 'note', width: 3 } as const;
  expect(markRefusals([{ ...mark, path: pathPoints('a,b c') }]).map(({ code }) => code)).toEqual(['OUTSIDE']);
});
