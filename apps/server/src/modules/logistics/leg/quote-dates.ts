import type { LocalDate } from '@axle/kernel';
import { type RecordValues, standardCode } from '@axle/page-kit';
import { can } from '@axle/permissions';
import { fieldRights } from '../../../platform/resources/field-rights.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { calendarsOf, legsOn, scheduled } from './first-legs.ts';
import { legCalendars } from './leg-calendars.ts';

/**
 * When goods that start on a day reach the dock by a shipping product, on each of its ways that the user may see; nothing for whom
 * first-leg times are closed.
 */
export async function quoteDates(parts: RecordParts, shipping: string, start: LocalDate): Promise<readonly RecordValues[]> {
  const entry = parts.caller.registry.page('firstLegTime');
  const { resource } = entry?.page ?? {};
  if (!entry || !resource || !can(parts.caller.access, standardCode(entry.section.key, entry.page, 'list'))) return [];
  const asking: RecordParts = { ...parts, resource, page: entry.page.key };
  if (!fieldRights(asking).mayRead('stages')) return [];
  const legs = await legsOn(asking, shipping, start);
  const calendars = await legCalendars(parts.database, calendarsOf(legs));
  return legs.map(leg => {
    const [usual, slow] = [scheduled(start, leg, 'daysP50', calendars), scheduled(start, leg, 'daysP85', calendars)];
    const { origin, warehouse } = leg;
    if (!usual.ok) return { origin, warehouse, note: usual.refusal.message };
    if (!slow.ok) return { origin, warehouse, note: slow.refusal.message };
    const sails = usual.value.stages.find(stage => stage.sails !== undefined)?.sails;
    return {
      origin,
      warehouse,
      ...(sails === undefined ? {} : { sails }),
      dockP50: usual.value.end,
      daysP50: usual.value.days,
      dockP85: slow.value.end,
      daysP85: slow.value.days,
    };
  });
}
