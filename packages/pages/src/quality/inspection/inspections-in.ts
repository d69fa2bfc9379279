import type { InspectionKind } from '@axle/purchasing';
import { inState } from '../../in-state.ts';

/** A tab with the inspections of one type in some states. */
export const inspectionsIn =
  (type: InspectionKind) =>
  (key: string, zh: string, en: string, ...states: readonly string[]) => {
    const tab = inState(key, zh, en, ...states);
    return { ...tab, filters: [{ field: 'type', op: 'in', value: [type] }, ...tab.filters] as const };
  };
