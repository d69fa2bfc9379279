import { ok } from '@axle/kernel';
import { bareNumber, couriersOf, numberGap } from '@axle/logistics';
import { sql } from 'kysely';
import type { ToolHandler, ToolHandlers } from '../../../platform/resources/calls/tool-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';

interface StoredCourier {
  readonly code: string;
  readonly nameZh: string;
  readonly nameEn: string;
  readonly numberRegex: string;
  readonly trackingUrl: string | null;
}

/** The couriers in use that a tracking number may be of. */
const testNumber: ToolHandler = async ({ parts, input }) => {
  const { rows } = await sql<StoredCourier>`
    select t.code, t.name_zh as "nameZh", t.name_en as "nameEn", t.number_regex as "numberRegex", t.tracking_url as "trackingUrl"
    from courier t where ${seenRows(parts)} and t.status = 1 and t.number_regex is not null`.execute(parts.database);
  const number = String(input['number']);
  const found = couriersOf(rows, number);
  const bare = encodeURIComponent(bareNumber(number));
  return ok({
    matched: found.length,
    lines: found.map(({ code, nameZh, nameEn, numberRegex, trackingUrl }) => ({
      courier: code,
      name: { zh: nameZh, en: nameEn },
      numberRegex,
      ...(trackingUrl === null ? {} : { url: trackingUrl.replaceAll(numberGap, bare) }),
    })),
  });
};

/** The tools over couriers. */
export const courierTools: ToolHandlers = { 'carrierList.testNumber': testNumber };
