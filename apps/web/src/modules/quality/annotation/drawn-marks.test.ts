import type { PhotoMark } from '@axle/quality';
import { expect, it } from 'vitest';
import { changed, drawnMarks, drawnTo, nextPlace, redone, undone, zoomed } from './drawn-marks.ts';

const at = { x: 0.1, y: 0.1 };
const mark = (place: number): PhotoMark => ({ place, tool: 'rect', from: at, to: { x: 0.3, y: 0.3 }, colour: 'major', width: 3 });

it('takes steps back and forth; what is drawn afterwards ends what was undone', () => {
  const two = changed(changed(drawnMarks([]), [mark(1)]), [mark(1), mark(2)]);
  const back = undone(undone(two));
  expect([back.marks.length, undone(back).marks.length, redone(back).marks.length, redone(redone(redone(back))).marks.length]).toEqual([
    0, 0, 1, 2,
  ]);
  expect(redone(changed(undone(two), [mark(1), mark(3)])).marks.map(({ place }) => place)).toEqual([1, 3]);
});

it('a new mark has the next place, whatever was taken away', () => {
  expect([nextPlace([]), nextPlace([mark(1), mark(4)])]).toEqual([1, 5]);
});

it('a line by hand gathers points that lie apart', () => {
  const begun: PhotoMark = { ...mark(1), tool: 'free', to: at, path: [at] };
  const drawn = [0.101, 0.12, 0.121, 0.2].reduce((known, x) => drawnTo(known, { x, y: 0.1 }), begun);
  expect(drawn.path!.map(({ x }) => x)).toEqual([0.1, 0.12, 0.2]);
  expect(drawnTo(mark(1), { x: 0.5, y: 0.6 }).to).toEqual({ x: 0.5, y: 0.6 });
});

it('zooms from 10 to 800 percent', () => {
  expect([zoomed(3), zoomed(125.4), zoomed(4000)]).toEqual([10, 125, 800]);
});
