import { lazy } from 'react';

/** Loaded with the first list that can show a past state. */
export const AsOfFilter = lazy(async () => ({ default: (await import('./as-of-filter.view.tsx')).AsOfFilter }));

/** Loaded when the first span of days is chosen. */
export const SpanChoices = lazy(async () => ({ default: (await import('./span-choices.view.tsx')).SpanChoices }));
