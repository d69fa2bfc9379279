import { refuse } from '@axle/kernel';
import { standardCode, type StandardAction } from '@axle/page-kit';
import { type Access, can } from '@axle/permissions';
import { callRefusals } from '../../gateways/call-refusals.ts';
import type { Answer } from '../../gateways/main/main-call.ts';
import type { PageEntry, ResourceEntry } from '../../registry/page-registry.ts';

const offers = ({ section, page }: PageEntry, action: StandardAction, access: Access): boolean =>
  page.standard.includes(action) && can(access, standardCode(section.key, page, action));

/**
 * Runs a call under the page that it names, whose rights and field blocks hold. Without a name it is the first page of the resource
 * under which the caller may do this.
 */
export function underPage(
  { pages }: ResourceEntry,
  access: Access,
  named: string | undefined,
  action: StandardAction,
  run: (page: string) => Promise<Answer>,
): Promise<Answer> {
  if (named !== undefined && !pages.some(({ page }) => page.key === named))
    return Promise.resolve(refuse({ ...callRefusals.malformed, field: 'page' }));
  const found = pages.find(entry => (named === undefined || entry.page.key === named) && offers(entry, action, access));
  return found ? run(found.page.key) : Promise.resolve(refuse(callRefusals.forbidden));
}
