import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { PickBox, type PickOption } from './pick-box.view.tsx';

// a page without a layout scrolls nowhere
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterAll(() => Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));
afterEach(cleanup);

const options = Array.from({ length: 25 }, (_, id): PickOption => ({ id, text: `Option ${id}`, note: `US-${id}` }));

async function openBox() {
  const picked: (number | undefined)[] = [];
  const rest = { placeholder: '', disabled: false, invalid: false, nothing: 'Nothing', onLeave: () => undefined };
  render(<PickBox id="box" picked={undefined} load={() => Promise.resolve(options)} onPick={one => picked.push(one?.id)} {...rest} />);
  const input = screen.getByRole('combobox');
  const press = (key: string) => fireEvent.keyDown(input, { key });
  press('ArrowDown');
  await screen.findAllByRole('option');
  await act(async () => undefined);
  return { picked, press, chosen: () => screen.queryByRole('option', { selected: true })?.textContent };
}

it('is walked by arrows, page keys, Home and End; Enter takes, Escape leaves it', async () => {
  const { picked, press, chosen } = await openBox();
  const went = ['ArrowDown', 'ArrowDown', 'ArrowUp', 'PageDown', 'End', 'PageUp', 'Home'].map(key => (press(key), chosen()));
  expect(went.map(words => words?.replace(/^Option (\d+)US.*$/, '$1'))).toEqual(['0', '1', '0', '10', '24', '14', '0']);
  press('End');
  press('Enter');
  expect(picked).toEqual([24]);
  press('ArrowDown');
  press('Escape');
  expect([screen.queryByRole('listbox'), picked]).toEqual([null, [24]]);
});
