import { useSyncExternalStore } from 'react';
import type { Density } from './column-store.ts';

/** How close rows stand: as the list says, else as the person chose for the whole application, also while it is chosen. */
export function useDensity(own: Density | undefined): Density {
  const root = useSyncExternalStore(listen, rootDensity);
  return own ?? root;
}

function rootDensity(): Density {
  const chosen = document.documentElement.dataset['density'];
  return chosen === 'compact' || chosen === 'loose' ? chosen : 'normal';
}

function listen(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-density'] });
  return () => observer.disconnect();
}
