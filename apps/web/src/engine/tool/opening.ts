import {
  type ColumnDrills,
  drillConditions,
  drillOf,
  drillsOf,
  type Line,
  type LinesField,
  permissionCode,
  type RecordValues,
  type ToolDrill,
} from '@axle/page-kit';
import type { Session } from '../../shell/session/session.ts';
import { toolAddress } from '../address-with.ts';
import { listAddress } from '../filter-address.ts';

/** Where a tool stands, and what was typed into it. */
export interface OpenedFrom {
  readonly section: string;
  readonly page: string;
  readonly inputs: RecordValues;
}

/** The address of another tool of the page, filled for a row; undefined where the row says nothing that it goes by. */
function toolOf(drill: ToolDrill, line: Line, { section, page, inputs }: OpenedFrom): string | undefined {
  const by = Object.entries(drill.by).flatMap(([input, column]) => (line[column] === undefined ? [] : [[input, line[column]] as const]));
  if (by.length === 0) return undefined;
  const same = drill.same.map(name => [name, inputs[name]] as const);
  return toolAddress({ section, page, tab: drill.tab }, { ...Object.fromEntries(same), ...drill.given, ...Object.fromEntries(by) });
}

/** Which columns of a tool's table are shown: a hidden one that only decides what a figure opens is not. */
export const shownBeside =
  (drills: Readonly<Record<string, ColumnDrills | ToolDrill>> | undefined, { fields }: Pick<LinesField, 'fields'>) =>
  (column: string): boolean =>
    !fields[column]?.hidden ||
    !Object.values(drills ?? {})
      .flatMap(own => ('same' in own ? [] : drillsOf(own)))
      .some(({ when }) => when?.field === column);

/** Where the figures of a tool's table lead, for whoever may list what they are made of; what comes to nothing leads nowhere. */
export const opening =
  (drills: Readonly<Record<string, ColumnDrills | ToolDrill>> | undefined, session: Pick<Session, 'can'>, from?: OpenedFrom) =>
  (column: string, line: Line): string | undefined => {
    const own = drills?.[column];
    if (!own || !line[column]) return undefined;
    if ('same' in own) return from && toolOf(own, line, from);
    const drill = drillOf(own, line);
    if (!drill || !session.can(permissionCode(drill.section, drill.page, 'list'))) return undefined;
    const conditions = drillConditions(drill, line);
    return conditions.length === 0 ? undefined : listAddress(`/admin/${drill.section}/${drill.page}`, drill.tab, conditions);
  };
