import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The query part of the address, for what is kept in it. */
export interface Search {
  /** As the page was drawn with it. */
  readonly search: string;
  /** As it stands now: right from the moment that something was drawn with it or written to it. */
  readonly latest: RefObject<string>;
  /** Replaces it without a step in the browser's history. */
  readonly replace: (search: string) => void;
}

/** The query part of the address of the page in sight. */
export function useSearch(): Search {
  const navigate = useNavigate();
  const { search } = useLocation();
  const latest = useRef(search);
  // Before anything can be done on the page drawn with it: what is undone at once must find itself in the address.
  useLayoutEffect(() => {
    latest.current = search;
  }, [search]);
  const replace = useCallback(
    (next: string) => {
      latest.current = `?${next}`;
      void navigate({ search: next }, { replace: true });
    },
    [navigate],
  );
  return { search, latest, replace };
}
