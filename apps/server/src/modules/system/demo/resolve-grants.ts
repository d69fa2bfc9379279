import { permissionCode, permissionCodesOf } from '@axle/page-kit';
import type { PageEntry } from '../../../platform/registry/page-registry.ts';
import type { Registry } from '../../../platform/registry/registry.ts';
import type { GrantLevel, GrantLine } from './demo-role.ts';

/** A granted code with the page it belongs to. */
export interface Grant {
  readonly page: string;
  readonly code: string;
}

const reading = ['list', 'export', 'log', 'exportPagePermission', 'exportDataPermission'];
/** Deciding over what others did, and what goes past the usual road. */
const approving = /^(approve|reject|audit|force|init$|(un)?lockPeriod|setProvision|clear$|belowFloor$)/;

const actionOf = (code: string): string => code.slice(code.lastIndexOf('.') + 1);

function gives(level: GrantLevel, action: string): boolean {
  if (level === 'read') return reading.includes(action);
  if (level === 'decide') return reading.includes(action) || approving.test(action);
  return level === 'approve' || !approving.test(action);
}

/** A whole section comes with the pages that it borrows. */
function fits(pattern: string, { section, page }: PageEntry, { sections }: Registry): boolean {
  if (pattern === 'everything' || pattern === section.key || pattern === `${section.key}/${page.key}`) return true;
  const group = section.groups.find(each => each.pages.includes(page));
  if (pattern === `${section.key}:${group?.key}`) return true;
  const borrower = sections.find(each => each.key === pattern);
  return borrower?.groups.some(each => each.borrowed?.[page.key]?.section === section.key) ?? false;
}

/** The codes that grant lines mean, of the pages that exist. Who may import anything may also follow their imports. */
export function resolveGrants(lines: readonly GrantLine[], registry: Registry): readonly Grant[] {
  const grants = new Map<string, Grant>();
  for (const [level, ...patterns] of lines)
    for (const entry of registry.pages.filter(each => patterns.some(pattern => fits(pattern, each, registry))))
      for (const code of permissionCodesOf(entry.section.key, entry.page))
        if (gives(level, actionOf(code))) grants.set(code, { page: entry.page.key, code });
  const tasks = registry.page('importTask');
  if (tasks && [...grants.keys()].some(code => actionOf(code) === 'import')) {
    const code = permissionCode(tasks.section.key, tasks.page.key, 'list');
    grants.set(code, { page: tasks.page.key, code });
  }
  return [...grants.values()];
}
