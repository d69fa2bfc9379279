import type { Density } from './column-store.ts';

/** The density that the person chose for the whole application. */
export function rootDensity(): Density {
  const chosen = document.documentElement.dataset['density'];
  return chosen === 'compact' || chosen === 'loose' ? chosen : 'normal';
}
