import type { RecordRow } from '@axle/page-kit';
import type { PageRecords } from '../../../engine/records/records-of.ts';

/** How an order is opened: empty, one that is there, a copy of one, what requirements come to, or by a template. */
export type Opening = { readonly by: 'orderNo' | 'copyNo' | 'reqIds' | 'tplId'; readonly value: string } | undefined;

const openings = ['orderNo', 'copyNo', 'reqIds', 'tplId'] as const;

/** What an address asks for. */
export function openingOf(search: string): Opening {
  const params = new URLSearchParams(search);
  const by = openings.find(name => (params.get(name) ?? '') !== '');
  return by && { by, value: params.get(by)! };
}

/** The order of a number, with or without its hyphens; undefined where there is none in sight. */
export async function orderNamed(records: PageRecords, orderNo: string): Promise<RecordRow | undefined> {
  const value = orderNo.replaceAll('-', '').toUpperCase();
  const reply = await records.list({ filters: [{ field: 'orderNo', op: 'eq', value }], sort: [], limit: 1 });
  return reply.ok ? reply.value.rows[0] : undefined;
}
