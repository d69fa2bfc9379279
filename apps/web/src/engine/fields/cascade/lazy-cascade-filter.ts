import { lazy } from 'react';

/** Loaded with the first list that has a tree to choose from. */
export const CascadeFilter = lazy(async () => ({ default: (await import('./cascade-filter.view.tsx')).CascadeFilter }));
