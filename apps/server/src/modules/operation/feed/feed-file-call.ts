import { sql } from 'kysely';
import type { MainCall } from '../../../platform/gateways/main/main-call.ts';
import type { ModuleCallParts } from '../../../platform/gateways/module-calls.ts';
import { tickedRecordsCall } from '../../../platform/resources/gateway/ticked-records-call.ts';

/** The file of a feed, as it was built. */
export const feedFileCalls = (parts: Pick<ModuleCallParts, 'database' | 'registry'>): readonly MainCall[] =>
  tickedRecordsCall(parts, {
    page: 'partsGeekFeeds',
    action: 'downloadFeed',
    most: 1,
    fields: ['feedNo', 'sha256'],
    async answer([record]) {
      const { rows } = await sql<{ content: string }>`
        select content from parts_geek_feed_text where feed = ${record!.id}`.execute(parts.database);
      const content = Buffer.from(rows[0]!.content);
      const name = `${String(record!['feedNo'])}.txt`;
      return { kind: 'file', name, mediaType: 'text/tab-separated-values; charset=utf-8', bytes: content.length, content };
    },
  });
