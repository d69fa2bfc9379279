import { sql } from 'kysely';
import type { MainCall } from '../../../platform/gateways/main/main-call.ts';
import type { ModuleCallParts } from '../../../platform/gateways/module-calls.ts';
import { tickedRecordsCall } from '../../../platform/resources/gateway/ticked-records-call.ts';

const endings: Readonly<Record<string, readonly [ending: string, mediaType: string]>> = {
  aces: ['xml', 'application/xml; charset=utf-8'],
  amazonKtype: ['json', 'application/json; charset=utf-8'],
};

/** The file of a feed, byte by byte as it was built. */
export const feedCalls = (parts: Omit<ModuleCallParts, 'queue' | 'files'>): readonly MainCall[] =>
  tickedRecordsCall(parts, {
    page: 'fitmentFeeds',
    action: 'download',
    most: 1,
    fields: ['feedNo', 'kind'],
    async answer([feed]) {
      const { rows } = await sql<{ content: string }>`select content from fitment_feed where id = ${feed!.id}`.execute(parts.database);
      const [ending, mediaType] = endings[String(feed!['kind'])] ?? ['csv', 'text/csv; charset=utf-8'];
      return { kind: 'file', name: `${String(feed!['feedNo'])}.${ending}`, mediaType, content: Buffer.from(rows[0]!.content) };
    },
  });
