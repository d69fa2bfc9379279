import { fill, type Text } from '@axle/kernel';
import type { Unit } from '@axle/page-kit';
import { boardText } from '../../text/board.ts';
import { grouped } from '../grouped.ts';
import { trueMinus } from '../true-minus.ts';

/** A number of a board as people read it; a dash where there is none. */
export function figureWords(value: number | undefined, unit: Unit = 'count'): Text {
  if (value === undefined) return same('—');
  if (unit === 'mean') return same(trueMinus(value.toFixed(2)));
  if (unit === 'percent') return same(`${trueMinus(value.toFixed(1))}%`);
  if (unit === 'change') return same(`${value < 0 ? '−' : value > 0 ? '+' : ''}${Math.abs(value).toFixed(1)}%`);
  if (unit === 'count') return same(trueMinus(grouped(value)));
  const [minutes, seconds] = [Math.floor(Math.round(value) / 60), Math.round(value) % 60];
  return minutes === 0 ? fill(boardText.seconds, { seconds }) : fill(boardText.minutes, { minutes, seconds });
}

/** How much a number has changed, in hundredths; undefined where there was none to change. */
export const changeOf = (value: number | undefined, before: number | undefined): number | undefined =>
  value === undefined || !before ? undefined : ((value - before) / before) * 100;

const same = (text: string): Text => ({ zh: text, en: text });
