import { permissionCode } from '@axle/page-kit';
import { can, fieldAccess } from '@axle/permissions';
import { olderThan, type TimelineSource } from './timeline-source.ts';

/** Records that are scanned, and the page whose list its scans are. */
export const scannedOn: Readonly<Record<string, { readonly section: string; readonly page: string }>> = {
  bin: { section: 'basic', page: 'binCheck' },
};

/** When somebody stood before the record with a scanner; told to whom the scans may be listed. */
export const scanSource: TimelineSource = {
  kind: 'scan',
  async read({ parts: { database, caller }, entity, id }, before, limit) {
    const { section, page } = scannedOn[entity] ?? {};
    if (section === undefined || page === undefined || !can(caller.access, permissionCode(section, page, 'list'))) return [];
    const told = (field: string) => fieldAccess(caller.access, page, field).read;
    if (!told('at')) return [];
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
      entry: { key: `scan-${scan}`, at, ...(told('by') ? { by } : {}), kind: 'scan', page, ...(told('code') ? { code } : {}) },
    }));
  },
};
