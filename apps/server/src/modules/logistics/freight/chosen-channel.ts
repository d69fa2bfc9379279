import { type Refusal, refuse, ok, type Result } from '@axle/kernel';
import { notFound, type RowOf, standardCode } from '@axle/page-kit';
import type { channelRecords } from '@axle/pages/logistics/courier/channel-records';
import { can } from '@axle/permissions';
import { callRefusals } from '../../../platform/gateways/call-refusals.ts';
import { fieldRights } from '../../../platform/resources/field-rights.ts';
import { findRecord } from '../../../platform/resources/read-records.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';

type Channel = RowOf<typeof channelRecords>;

const needed = ['freight', 'maxKg', 'maxLongestCm', 'maxLgCm'] as const;

const noCard: Refusal = {
  code: 'NO_TABLE',
  field: 'channel',
  message: { zh: '该渠道没有运费表', en: 'The channel has no rate card' },
};

/** A channel's rate card and limits, for users who may list channels and read both. */
export async function chosenChannel(parts: RecordParts, id: number): Promise<Result<Channel & { readonly freight: number }>> {
  const entry = parts.caller.registry.page('logisticsChannel');
  const { resource } = entry?.page ?? {};
  if (!entry || !resource || !can(parts.caller.access, standardCode(entry.section.key, entry.page, 'list')))
    return refuse(callRefusals.forbidden);
  const asking: RecordParts = { ...parts, resource, page: entry.page.key };
  if (!needed.every(fieldRights(asking).mayRead)) return refuse(callRefusals.forbidden);
  const record = (await findRecord(asking, parts.database, id, needed)) as Channel | undefined;
  if (!record) return refuse(notFound);
  const { freight } = record;
  return typeof freight === 'number' ? ok({ ...record, freight }) : refuse(noCard);
}
