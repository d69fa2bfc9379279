import type { MouseEvent } from 'react';
import { Navigation } from '../shell/navigation.ts';
import { useService } from '../shell/services.tsx';

/** What makes a part of a chart a link. */
export interface ChartLink {
  readonly href: string;
  readonly onClick: (event: MouseEvent) => void;
}

/** Makes parts of a chart links within this app; those without an address are none. */
export function useLinks(): (to: string | undefined) => ChartLink | undefined {
  const navigation = useService(Navigation);
  return to =>
    to === undefined
      ? undefined
      : {
          href: to,
          onClick: event => {
            if (event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            navigation.go(to);
          },
        };
}
