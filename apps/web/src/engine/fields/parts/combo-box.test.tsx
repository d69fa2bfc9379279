import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ComboBox } from './combo-box.view.tsx';

afterEach(cleanup);

/** Pastes a text over the selection of a box; returns the values taken and whether the paste was left to the browser. */
function pasted(several: boolean, value: string, text: string, [from, to]: readonly [number, number]) {
  const taken: string[] = [];
  render(<ComboBox label="OE" several={several} value={value} load={() => Promise.resolve([])} onCommit={one => taken.push(one)} />);
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'OE' });
  input.setSelectionRange(from, to);
  const paste = createEvent.paste(input, { clipboardData: { getData: () => text } });
  fireEvent(input, paste);
  return { taken, left: !paste.defaultPrevented };
}

describe('a list pasted into a box', () => {
  it('that holds several texts stands with commas between them, behind those that are there, and is taken at once', () => {
    expect(pasted(true, 'A-1', 'B 2\nC-3\r\nA-1\n', [3, 3])).toEqual({ taken: ['A-1, B 2, C-3'], left: false });
  });

  it('takes the place of what is selected', () => {
    expect(pasted(true, 'A-1, A-2', 'B-1\tB-2', [0, 8])).toEqual({ taken: ['B-1, B-2'], left: false });
  });

  it('is left to the browser where it is one text, or the box holds one', () => {
    expect(pasted(true, '', 'B 2', [0, 0])).toEqual({ taken: [], left: true });
    cleanup();
    expect(pasted(false, '', 'B-1\nB-2', [0, 0])).toEqual({ taken: [], left: true });
  });
});
