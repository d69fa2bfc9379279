import type { MouseEvent } from 'react';
import { useLinks } from './use-links.ts';

/** What makes each mark of a series lead somewhere. */
export interface OpenedPlaces {
  readonly cursor: 'pointer';
  readonly onClick: (mark: unknown, place: number, event: MouseEvent) => void;
}

/** Makes the marks of a series lead to where the address of each says; those without one lead nowhere. */
export function useOpenedPlaces(): (addressOf: (place: number) => string | undefined) => OpenedPlaces {
  const links = useLinks();
  return addressOf => ({ cursor: 'pointer', onClick: (_, place, event) => links(addressOf(place))?.onClick(event) });
}
