import type { PhotoMark } from '@axle/quality';
import { expect, it } from 'vitest';
import { flatName, marksPicture } from './flatten-photo.ts';

const at = { x: 0.1, y: 0.1 };

it('[Q12] marks of a photo of 4,000 by 2,000 are drawn at its full size', () => {
  const mark: PhotoMark = { place: 1, tool: 'rect', from: at, to: { x: 0.3, y: 0.3 }, colour: 'critical', width: 3 };
  const picture = marksPicture([mark], { width: 4000, height: 2000 });
  expect(picture).toMatch(/^<svg [^>]*width="4000" height="2000"/);
  expect(picture).toContain('<rect x="400" y="200" width="800" height="400"');
  expect(picture).toContain('class="ax-mark-critical"');
});

it('words over a photo do not end its picture', () => {
  const mark: PhotoMark = { place: 1, tool: 'words', from: at, to: at, colour: 'note', width: 3, words: '</svg><script>' };
  expect(marksPicture([mark], { width: 10, height: 10 })).toContain('&lt;/svg&gt;&lt;script&gt;');
});

it('a photo with its marks has a name of its own', () => {
  expect(flatName('QI26081200001-02', 'burr.rim.jpg')).toBe('QI26081200001-02-burr.rim-marked.png');
});
