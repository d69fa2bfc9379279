import { type ColumnDrill, drillConditions, type Line, permissionCode } from '@axle/page-kit';
import type { Session } from '../../shell/session/session.ts';
import { listAddress } from '../filter-address.ts';

/** Where the figures of a tool's table lead, for whoever may list what they are made of; what comes to nothing leads nowhere. */
export const opening =
  (drills: Readonly<Record<string, ColumnDrill>> | undefined, session: Pick<Session, 'can'>) =>
  (column: string, line: Line): string | undefined => {
    const drill = drills?.[column];
    if (!drill || !line[column] || !session.can(permissionCode(drill.section, drill.page, 'list'))) return undefined;
    const conditions = drillConditions(drill, line);
    return conditions.length === 0 ? undefined : listAddress(`/admin/${drill.section}/${drill.page}`, drill.tab, conditions);
  };
