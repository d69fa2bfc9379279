import { lazy } from 'react';

/** Loaded with the first list that has numbers. */
export const ComparedFilter = lazy(async () => ({ default: (await import('./compared-filter.view.tsx')).ComparedFilter }));
