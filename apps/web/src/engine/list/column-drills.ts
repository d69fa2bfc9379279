import { drillConditions, type Page, permissionCode, type RecordRow } from '@axle/page-kit';
import { listAddress } from './filter-address.ts';

/** Columns whose figures open what they are made of, where the reader may list that. */
export const openDrills = ({ drills = {} }: Page, can: (code: string) => boolean): ReadonlySet<string> =>
  new Set(Object.keys(drills).filter(key => can(permissionCode(drills[key]!.section, drills[key]!.page, 'list'))));

/** Whether something stands behind a figure: it is there and not nothing. */
export const standsFor = (value: unknown): boolean => value !== undefined && value !== 0 && value !== '0';

/** The address of the list of what stands behind a figure of a row. */
export function drillAddress({ drills }: Page, column: string, row: RecordRow): string | undefined {
  const drill = drills?.[column];
  return drill && listAddress(`/admin/${drill.section}/${drill.page}`, drill.tab, drillConditions(drill, row));
}
