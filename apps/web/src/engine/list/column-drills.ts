import { drillConditions, drillOf, type Page, permissionCode, type RecordRow } from '@axle/page-kit';
import { listAddress } from '../filter-address.ts';

/** Whether the figure of a row opens the records behind it: there are some, and the user may list them. */
export type Opening = (column: string, row: RecordRow | undefined) => boolean;

/** Which figures of a page open the records behind them, by the rights of the user. */
export const openDrills =
  ({ drills = {} }: Page, can: (code: string) => boolean): Opening =>
  (column, row) => {
    const drill = row && drills[column] && standsFor(row[column]) ? drillOf(drills[column], row) : undefined;
    return drill !== undefined && can(permissionCode(drill.section, drill.page, 'list'));
  };

/** Whether something stands behind a figure: it is there and not nothing. */
const standsFor = (value: unknown): boolean => value !== undefined && value !== 0 && value !== '0';

/** The address of the list of what stands behind a figure of a row. */
export function drillAddress({ drills = {} }: Page, column: string, row: RecordRow): string | undefined {
  const drill = drills[column] && drillOf(drills[column], row);
  return drill && listAddress(`/admin/${drill.section}/${drill.page}`, drill.tab, drillConditions(drill, row));
}
