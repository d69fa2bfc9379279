import type { LocalDate } from '@axle/kernel';
import type { FbaHeadroom } from '@axle/logistics';
import type { RecordValues } from '@axle/page-kit';
import type { ToolContext } from '../../../platform/resources/calls/tool-handler.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { fbaTableOn, type StoredFbaTable } from './fba-tables.ts';

/** The day that a tool reckons with. */
export const dayOf = ({ parts, input }: ToolContext): LocalDate => (input['day'] as LocalDate | undefined) ?? todayOf(parts.caller);

/** The table that a tool reckons with. */
export const tableOf = (context: ToolContext) => fbaTableOn(context.parts.database, String(context.input['country']), dayOf(context));

/** The head of the table that an answer comes from. */
export const headOf = ({ effectiveFrom, currency, confirmation }: StoredFbaTable): RecordValues => ({
  effectiveFrom,
  currency,
  confirmation,
});

/** What is left to the nearest limit, as people read it. */
export const headroomOf = (headroom: FbaHeadroom | undefined): RecordValues =>
  headroom
    ? {
        limit: headroom.limit,
        left: `${headroom.left} ${headroom.limit === 'weight' ? 'lb' : 'in'}`,
        usedPercent: headroom.usedPercent,
      }
    : {};
