import { expect, it } from 'vitest';
import { ManualClock } from '../../testing/manual-clock.ts';
import { WindowStore } from './window.store.ts';

function opened() {
  const clock = new ManualClock();
  const browser = Object.assign(new EventTarget(), { innerWidth: 1440, innerHeight: 900 }) as unknown as Window;
  const store = new WindowStore(browser, clock);
  const resize = (innerWidth: number, innerHeight: number) => {
    Object.assign(browser, { innerWidth, innerHeight });
    browser.dispatchEvent(new Event('resize'));
  };
  return { clock, store, resize, size: () => [store.width, store.height] };
}

it('[spec 3.15] height and width of the window are known from the start', () => {
  expect(opened().size()).toEqual([1440, 900]);
});

it('[spec 9.5] a resize is heard 50 ms after its last step', () => {
  const { clock, resize, size } = opened();
  resize(1200, 800);
  clock.pass(49);
  resize(900, 700);
  clock.pass(49);
  expect(size()).toEqual([1440, 900]);
  clock.pass(1);
  expect(size()).toEqual([900, 700]);
});

it('a window that is too small for the menu is narrow', () => {
  const { clock, resize, store } = opened();
  expect(store.narrow).toBe(false);
  resize(720, 450);
  clock.pass(50);
  expect(store.narrow).toBe(true);
});
