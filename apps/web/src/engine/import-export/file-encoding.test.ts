import { expect, it } from 'vitest';
import { FileEncoding } from './file-encoding.ts';

const file = (hex: string, name = 'a.csv') => new File([Uint8Array.from(hex.match(/../g) ?? [], pair => Number.parseInt(pair, 16))], name);
/** `X,平板來令片` in Big5. */
const big5 = '582cb7d9a8aea8d3a54fa4f9';

it('a file that could be of several encodings is not sent before one is chosen by its first lines', async () => {
  const encoding = new FileEncoding();
  await encoding.look(file(big5));
  expect(encoding.isOpen).toBe(true);
  expect(encoding.choices.find(({ code }) => code === 'big5')?.preview).toBe('X,煞車來令片');
  encoding.choose('big5');
  expect([encoding.isOpen, encoding.chosen]).toEqual([false, 'big5']);
  await encoding.look(undefined);
  expect([encoding.choices, encoding.chosen]).toEqual([[], undefined]);
});

it('nothing is asked of files that leave no doubt, and of workbooks', async () => {
  const encoding = new FileEncoding();
  for (const one of [file('612c62'), file('c4eabfee2cb7e1ccef'), file(big5, 'a.xlsx')]) {
    await encoding.look(one);
    expect([encoding.isOpen, encoding.choices]).toEqual([false, []]);
  }
});
