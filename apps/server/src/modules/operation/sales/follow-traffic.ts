import type { Consequence } from '../../../platform/resources/writes/follow-writes.ts';
import { countTraffic } from '../listing/count-traffic.ts';
import { holdSales } from './hold-sales.ts';
import { type DayOfListing, putSessions } from './put-sessions.ts';

/** Reported sessions are kept with the sales of their days, and with their listings. */
export const followTraffic: Consequence = async (transaction, { caller }, rows) => {
  const days = rows.flatMap(({ before, after }) =>
    [before, after].flatMap((row): readonly DayOfListing[] =>
      row?.['ptSku'] === undefined
        ? []
        : [{ day: String(row['day']), store: Number(row['store']), site: Number(row['site']), ptSku: Number(row['ptSku']) }],
    ),
  );
  await holdSales(transaction);
  await putSessions(transaction, days);
  await countTraffic(transaction, caller.now, [...new Set(days.map(({ ptSku }) => ptSku))]);
};
