import { expect, it } from 'vitest';
import { memoryValues } from '../testing/memory-ports.ts';
import { LookStore } from './look/look.store.ts';
import { MenuStore } from './menu/menu.store.ts';
import { SystemChoiceStore } from './sign-in/system-choice.store.ts';

it('[spec 9.20] density and theme are kept; the theme follows the machine until one is chosen', () => {
  const values = memoryValues();
  let machine: (dark: boolean) => void = () => undefined;
  const theme = { dark: () => false, listen: (hear: (dark: boolean) => void) => void (machine = hear) };
  const look = new LookStore(values, theme);
  machine(true);
  expect([look.density, look.dark]).toEqual(['normal', true]);
  look.chooseTheme('light');
  look.chooseDensity('compact');
  const again = new LookStore(values, theme);
  expect([again.density, again.dark]).toEqual(['compact', false]);
});

it('[spec 4.15] the menu remembers what is unfolded and whether it is folded to icons', () => {
  const values = memoryValues();
  const menu = new MenuStore(values);
  menu.toggle('basic');
  menu.reveal('basic', 'basic.fitment');
  menu.toggle('basic');
  menu.toggleCollapsed();
  const again = new MenuStore(values);
  expect([again.isOpen('basic'), again.isOpen('basic.fitment'), again.collapsed]).toEqual([false, true, true]);
});

it('the choice of system is kept', () => {
  const values = memoryValues();
  new SystemChoiceStore(values).choose('warehouse');
  expect(new SystemChoiceStore(values).current.key).toBe('warehouse');
});
