import { permissionCode } from '@axle/page-kit';
import { can, fieldAccess } from '@axle/permissions';
import { olderThan, type TimelineSource } from './timeline-source.ts';

/** Records that are scanned, and the page whose list its scans are. */
export const scannedOn: Readonly<Record<string, { readonly section: string; readonly page: string }>> = {
  bin: { section: 'basic', page: 'binCheck' },
};

/** When somebody scanned the record; shown to users who may list the scans. */
export const scanSource: TimelineSource = {
  kind: 'scan',
  async read({ parts: { database, caller }, entity, id }, before, limit) {
    const { section, page } = scannedOn[entity] ?? {};
    if (section === undefined || page === undefined || !can(caller.access, permissionCode(section, page, 'list'))) return [];
    const mayRead = (field: string) => fieldAccess(caller.access, page, field).read;
    if (!mayRead('at')) return [];
    const rows = await database
      .selectFrom('bin_check')
      .select(['id', 'code', 'by', 'at'])
      .where('bin', '=', id)
      .where(olderThan('at', 'id', before))
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ id: scan, code, by, at }) => ({
      id: scan,
      entry: { key: `scan-${scan}`, at, ...(mayRead('by') ? { by } : {}), kind: 'scan', page, ...(mayRead('code') ? { code } : {}) },
    }));
  },
};
