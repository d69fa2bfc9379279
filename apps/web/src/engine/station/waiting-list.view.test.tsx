import { ok } from '@axle/kernel';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
import { ScannerInput } from './scanner-input.view.tsx';
import { waitedWords } from './waited-words.ts';
import { WaitingList } from './waiting-list.view.tsx';
import { WaitingRows } from './waiting-rows.ts';

afterEach(cleanup);

const said = (word: string) => ({ zh: word, en: word });
const rows = [
  { id: 1, no: 'OB26052000001', mine: true },
  { id: 2, no: 'OB26052000002', mine: false },
];

async function open(shown: readonly (typeof rows)[number][]) {
  const opened: number[] = [];
  const { draw } = openPage(1);
  draw(
    <>
      <ScannerInput prompt={said('Scan')} onScan={() => undefined} />
      <WaitingList
        title={said('Waiting')}
        nothing={said('Nothing waits')}
        waiting={new WaitingRows(async () => ok(shown))}
        active
        known={{ label: said('Order'), by: ({ no }) => no }}
        columns={[{ label: said('Number'), cell: ({ id }) => id, right: true }]}
        onOpen={({ id }) => opened.push(id)}
      />
    </>,
  );
  return opened;
}

it('what waits is opened by a click, and by arrows and Enter from the input', async () => {
  const opened = await open(rows);
  const first = await screen.findByRole('button', { name: '打开 OB-260-520-00001' });
  const second = screen.getByRole('button', { name: '打开 OB-260-520-00002' });
  fireEvent.click(second);
  fireEvent.click(screen.getByRole('rowheader', { name: /OB-260-520-00001/ }));
  expect(opened).toEqual([2, 1]);
  fireEvent.keyDown(screen.getByLabelText('Scan'), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(first);
  fireEvent.keyDown(first, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(second);
  fireEvent.keyDown(second, { key: 'ArrowUp' });
  expect(document.activeElement).toBe(first);
  expect(screen.getByText('指定给我')).toBeTruthy();
});

it('says so where nothing waits', async () => {
  await open([]);
  expect(await screen.findByText('Nothing waits')).toBeTruthy();
});

/** An input, then another one in its place, then none, then a third. */
function Screens() {
  const [at, setAt] = useState(0);
  const prompt = ['One', 'Two', undefined, 'Three'][at];
  return (
    <>
      <button type="button" onClick={() => setAt(at + 1)}>
        next
      </button>
      {prompt === undefined ? <p>nothing to scan</p> : <ScannerInput key={prompt} prompt={said(prompt)} onScan={() => undefined} />}
    </>
  );
}

it('a scan that is half through when its input gives way to another goes on there, and nowhere else', async () => {
  const { draw } = openPage(1);
  draw(<Screens />);
  const next = async () => act(async () => screen.getByText('next').click());
  fireEvent.change(screen.getByLabelText('One'), { target: { value: 'BRP-1' } });
  await next();
  expect(screen.getByLabelText<HTMLInputElement>('Two').value).toBe('BRP-1');
  await next();
  await next();
  expect(screen.getByLabelText<HTMLInputElement>('Three').value).toBe('');
});

it.each([
  [20_000, 'under 1 min'],
  [60_000, '1 min'],
  [3_599_000, '59 min'],
  [47 * 3_600_000, '47 h'],
  [48 * 3_600_000, '2 days'],
])('%d ms are %s', (milliseconds, words) => {
  expect(waitedWords(milliseconds).en).toBe(words);
});
