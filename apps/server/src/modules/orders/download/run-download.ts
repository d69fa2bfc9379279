import type { Refusal } from '@axle/kernel';
import type { PlatformOrder } from '@axle/orders';
import type { BackgroundParts } from '../../../platform/jobs/background-work.ts';
import { type IntakeOutcome, takeOrders } from '../intake/take-orders.ts';
import { claimDownload, type ClaimedDownload, renewDownload } from './claim-download.ts';
import { endDownload, failDownload } from './end-download.ts';
import { noteBrought, noteFailures, solveFailures } from './note-outcomes.ts';
import type { OrderPage } from './order-source.ts';
import { sourceOf } from './source-of.ts';

/** Refusals after which another try would come to the same. */
const final: readonly string[] = ['UNKNOWN_REPORT', 'FILE_GONE', 'NO_AUTHORISATION', 'PLATFORM_REFUSED'];

/**
 * Runs one download, once however often it is called. Orders are stored page by page; what a worker that was killed left is done again, and
 * what it had stored is skipped by the rule S1.
 */
export async function runDownload(parts: BackgroundParts, id: number): Promise<void> {
  const { database, now, log } = parts;
  const claimed = await claimDownload(database, id, now());
  if (!claimed) return;
  const work = { pulled: 0, pages: 0, first: undefined as Refusal | undefined };
  try {
    const source = await sourceOf(parts, claimed);
    if (!source.ok) return await failDownload(database, claimed, source.refusal, { isFinal: true, now: now() });
    for await (const page of source.value()) {
      if (!page.ok) {
        log.warn(`orders of shop ${claimed.store}: ${page.refusal.code}`);
        return await failDownload(database, claimed, page.refusal, { isFinal: final.includes(page.refusal.code), now: now() });
      }
      const { pulled, first } = await takePage(parts, claimed, page.value);
      work.pulled += pulled;
      work.pages++;
      work.first ??= first;
      await renewDownload(database, id);
    }
    await endDownload(database, claimed, work, now());
  } catch (error) {
    log.warn(`orders of shop ${claimed.store}: ${error instanceof Error ? error.message : String(error)}`);
    await failDownload(database, claimed, broken, { isFinal: false, now: now() });
  }
}

/** Takes in one page: orders that were read, and causes of those that were not. */
async function takePage({ database, registry, now }: BackgroundParts, claimed: ClaimedDownload, { orders, unread }: OrderPage) {
  const sent = new Map<string, PlatformOrder>(orders.map(order => [order.orderId, order]));
  const outcomes = await takeOrders(
    database,
    {
      registry,
      by: claimed.by ?? claimed.owner,
      now: now(),
      async noteOutcomes(transaction, of) {
        await noteBrought(transaction, claimed, of);
        await noteFailures(
          transaction,
          claimed,
          of.flatMap(outcome => unreadOf(outcome, sent.get(outcome.orderId))),
        );
        await solveFailures(
          transaction,
          claimed.store,
          of.flatMap(({ orderId, outcome }) => (outcome === 'failed' ? [] : [orderId])),
        );
      },
    },
    claimed.store,
    orders,
  );
  await database.transaction().execute(async transaction => {
    await noteBrought(
      transaction,
      claimed,
      unread.map(({ orderId, refusal }) => ({ orderId, refusal, outcome: 'failed' as const })),
    );
    await noteFailures(transaction, claimed, unread);
  });
  const first = unread[0]?.refusal ?? outcomes.find(({ refusal }) => refusal)?.refusal;
  return { pulled: orders.length + unread.length, first };
}

const unreadOf = ({ orderId, refusal }: IntakeOutcome, order: PlatformOrder | undefined) =>
  refusal ? [{ orderId, refusal, raw: JSON.stringify({ order }, null, 1) }] : [];

const broken: Refusal = {
  code: 'BROKEN_OFF',
  message: { zh: '下载中断，将自动重试', en: 'The download broke off and is tried again' },
};
