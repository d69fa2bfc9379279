import { expect, it } from 'vitest';
import { ShortcutsStore } from './shortcuts.store.ts';

const press = (key: string, target: HTMLElement, more = {}) =>
  new ShortcutsStore().press({ key, target, ctrlKey: false, metaKey: false, altKey: false, ...more });
const element = (name: string, type = '') => Object.assign(document.createElement(name), type === '' ? {} : { type });

it('? opens the sheet, from a list as from a button or a tick box', () => {
  const store = new ShortcutsStore();
  expect(store.press({ key: '?', target: document.body, ctrlKey: false, metaKey: false, altKey: false })).toBe(true);
  expect(store.isOpen).toBe(true);
  store.hide();
  expect(store.isOpen).toBe(false);
  expect([element('button'), element('input', 'checkbox')].map(target => press('?', target))).toEqual([true, true]);
});

it('a ? that is typed, another key, or one with Ctrl opens nothing', () => {
  const typing = [element('input'), element('input', 'search'), element('textarea'), element('select')];
  expect(typing.map(target => press('?', target))).toEqual([false, false, false, false]);
  expect([press('/', document.body), press('?', document.body, { ctrlKey: true })]).toEqual([false, false]);
});
