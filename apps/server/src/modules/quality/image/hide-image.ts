import { hidingRefusals } from '@axle/quality';
import { sql } from 'kysely';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { onImage } from './one-image.ts';

/** [Q12e] Hides a photo with a reason, or shows it again. */
const hiding = (hide: boolean): ActionHandler =>
  onImage(async ({ database, caller, row }, { hideReason }) => {
    const refused = hidingRefusals({ isHidden: row['hidden'] === true, isExemplar: row['exemplar'] !== undefined }, hide);
    if (refused.length > 0) return refused;
    const [reason, by, at] = hide ? [hideReason, caller.access.userId, caller.now] : [null, null, null];
    await sql`
      update quality_photo set hidden = ${hide}, hide_reason = ${reason}, hidden_by = ${by}, hidden_at = ${at}, version = version + 1
      where id = ${row.id}`.execute(database);
    return [];
  });

/** [Q12e] The photo leaves the gallery; its file and its inspection stay as they are. */
export const hideImage = hiding(true);

/** [Q12e] The photo comes back to the gallery. */
export const showImage = hiding(false);
