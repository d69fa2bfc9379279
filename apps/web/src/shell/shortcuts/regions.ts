import { useEffect } from 'react';

const stops = ['input:not(:disabled)', '[tabindex="0"]', 'select', 'textarea', 'button:not(:disabled)', 'a[href]']
  .map(stop => `${stop}:not([tabindex="-1"])`)
  .join(',');

// a page that is not in sight stays in the document; where layout is not known, everything is in sight
const isDrawn = (element: Element): boolean =>
  !element.closest('[hidden]') && (element.checkVisibility as (() => boolean) | undefined)?.call(element) !== false;

/** Puts the keyboard into a part of the page, at its first stop; whether it has one. */
export function enter(region: Element | null | undefined): boolean {
  const stop = [...(region?.querySelectorAll<HTMLElement>(stops) ?? [])].find(isDrawn);
  stop?.focus();
  return stop !== undefined;
}

/** From the part of the page where the keyboard is to the next one in sight, or to the one before; around both ends. */
export function enterNext(step: 1 | -1): boolean {
  const here = document.activeElement;
  const open = document.querySelector('.bp6-overlay-open [role="dialog"]');
  const regions = [...document.querySelectorAll('[data-region]')].filter(region => isDrawn(region) && (!open || open.contains(region)));
  const at = regions.findLastIndex(region => region.contains(here));
  const from = at < 0 && step < 0 ? 0 : at;
  return regions.some((_, passed) => {
    const place = from + step * (passed + 1) + regions.length * 2;
    return enter(regions[place % regions.length]);
  });
}

/** F6 goes through the parts of the page: search, tabs, commands, list, drawer; with Shift back. */
export function useRegionKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'F6' && !event.ctrlKey && !event.altKey && !event.metaKey && enterNext(event.shiftKey ? -1 : 1))
        event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
