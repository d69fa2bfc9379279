import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toImage, toScreen } from './annotation-place.ts';
import { colourOf, markRefusals, mostMarks, type PhotoMark } from './photo-marks.ts';

const codes = (marks: readonly PhotoMark[]) => markRefusals(marks).map(({ code }) => code);
const rect: PhotoMark = { place: 1, tool: 'rect', from: { x: 0.1, y: 0.1 }, to: { x: 0.3, y: 0.3 }, colour: 'major', width: 3 };

it('[Q12a] a rectangle drawn 100,50–300,150 on a 1,000×500 view is kept as 0.1,0.1–0.3,0.3 and drawn 400,200–1,200,600 at full size', () => {
  const view = { width: 1000, height: 500, left: 0, top: 0 };
  const mark: PhotoMark = { ...rect, from: toImage({ x: 100, y: 50 }, view), to: toImage({ x: 300, y: 150 }, view) };
  expect([mark, codes([mark])]).toEqual([rect, []]);
  const full = { width: 4000, height: 2000, left: 0, top: 0 };
  expect([toScreen(mark.from, full), toScreen(mark.to, full)]).toEqual([
    { x: 400, y: 200 },
    { x: 1200, y: 600 },
  ]);
});

it('[Q12a] marks lie within the photo, are large enough to be seen, and words say something', () => {
  expect(codes([{ ...rect, to: { x: 1.1, y: 0.3 } }])).toEqual(['OUTSIDE']);
  expect(codes([{ ...rect, to: { x: 0.3, y: 0.101 } }])).toEqual(['FLAT']);
  expect(codes([{ ...rect, tool: 'arrow', to: { x: 0.3, y: 0.1 } }])).toEqual([]);
  expect([codes([{ ...rect, tool: 'words', words: ' ' }]), codes([{ ...rect, tool: 'words', words: 'burr' }])]).toEqual([['NO_WORDS'], []]);
  expect(codes(Array.from({ length: mostMarks + 1 }, () => rect))).toEqual(['TOO_MANY']);
});

it('[Q12a] a line by hand has its points, all of them within the photo; other shapes have none', () => {
  const [from, to] = [
    { x: 0.2, y: 0.2 },
    { x: 0.2, y: 0.2 },
  ];
  const free = (...path: readonly { x: number; y: number }[]): PhotoMark => ({ ...rect, tool: 'free', from, to, path });
  expect(codes([free(from, { x: 0.3, y: 0.4 }, to)])).toEqual([]);
  expect([codes([free(from)]), codes([{ ...rect, path: [from, to] }]), codes([{ ...rect, tool: 'free' }])]).toEqual([
    ['BAD_PATH'],
    ['BAD_PATH'],
    ['BAD_PATH'],
  ]);
  expect([codes([free(from, { x: 0.3, y: 1.4 }, to)]), codes([free(from, to)])]).toEqual([['OUTSIDE'], ['FLAT']]);
});

it('[Q53] the colour of a mark is that of the class of its defect', () => {
  expect([colourOf('critical'), colourOf('major'), colourOf('minor'), colourOf(undefined)]).toEqual(['critical', 'major', 'minor', 'note']);
});

it('[Q12a] whatever is drawn on the screen lies within the photo', () => {
  const points = fc.record({ x: fc.integer({ min: -500, max: 3000 }), y: fc.integer({ min: -500, max: 3000 }) });
  fc.assert(
    fc.property(points, points, fc.integer({ min: 50, max: 4000 }), (one, other, width) => {
      const view = { width, height: width / 2, left: 20, top: 40 };
      const mark: PhotoMark = { ...rect, tool: 'arrow', from: toImage(one, view), to: toImage(other, view) };
      expect(codes([mark])).not.toContain('OUTSIDE');
    }),
  );
});
