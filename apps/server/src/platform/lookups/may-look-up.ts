import { isReference, standardCode } from '@axle/page-kit';
import { type Access, can, fieldAccess } from '@axle/permissions';
import type { PageEntry } from '../registry/page-registry.ts';
import type { Registry } from '../registry/registry.ts';

/** Whether a user may list a page. */
export const mayList = ({ section, page }: PageEntry, access: Access): boolean =>
  page.standard.includes('list') && can(access, standardCode(section.key, page, 'list'));

/** The page under which a user may list an entity; undefined where there is none. */
export const pageOfEntity = (registry: Registry, access: Access, entity: string): PageEntry | undefined =>
  registry.resource(entity)?.pages.find(entry => mayList(entry, access));

/**
 * Whether a user may look records of an entity up: who may list them, and who may read a field that refers to them on a page of his own.
 * To anybody else they do not exist.
 */
export const mayLookUp = (registry: Registry, access: Access, entity: string): boolean =>
  pageOfEntity(registry, access, entity) !== undefined ||
  registry.pages.some(
    entry =>
      mayList(entry, access) &&
      Object.entries(entry.page.resource?.fields ?? {}).some(
        ([key, field]) => isReference(field) && field.entity === entity && fieldAccess(access, entry.page.key, key).read,
      ),
  );
