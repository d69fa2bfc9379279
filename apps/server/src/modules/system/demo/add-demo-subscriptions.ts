import { randomUUID } from 'node:crypto';
import { text } from '@axle/kernel';
import { businessDay, businessZone } from '@axle/page-kit';
import { dueTurn, expiryOf, nextTurn } from '@axle/tasks';
import { loadAccess } from '../../../platform/access/load-access.ts';
import { type Demo, demoStep } from '../../../platform/demo/demo-step.ts';
import { exportCategory } from '../../../platform/exports/export-categories.ts';
import { exportName, writeExport } from '../../../platform/exports/export-file.ts';
import { filterHash } from '../../../platform/exports/export-query.ts';
import { exportWords } from '../../../platform/exports/export-words.ts';
import { exportMediaTypes, keepFile } from '../../../platform/files/stored-files.ts';
import { storedFailure } from '../../../platform/jobs/task-failure.ts';
import { recordExports } from '../../../platform/resources/export-rows.ts';
import { addSubscription } from '../../../platform/subscriptions/add-subscription.ts';
import type { SubscriptionAsked } from '../../../platform/subscriptions/subscription-shape.ts';
import { askedConditions, turnParams } from '../../../platform/subscriptions/turn-params.ts';
import { type DemoSubscription, demoSubscriptions } from './demo-subscriptions.ts';

/** Longer than any recurrence, in milliseconds: the last turn lies within. */
const oneTurn = 32 * 86_400_000;

/** Columns of a file of the demo. */
const mostColumns = 10;

/** Adds scheduled exports of some users; the last files of some are there. */
export const addDemoSubscriptions = demoStep('subscriptions', ['salesDays', 'stock', 'purchaseOrders'], async demo => {
  for (const subscription of demoSubscriptions) await add(demo, subscription);
});

async function add(demo: Demo, { of, name, page, tab, format, recurrence, filters, mail = false, made, paused }: DemoSubscription) {
  const { transaction, registry, now, files } = demo;
  const by = demo.person(of);
  const entry = registry.page(page);
  const access = await loadAccess(transaction, by, businessDay(now));
  if (!entry || !access) throw new Error(`the demo cannot export ${page}`);
  const columns = entry.page.columns.slice(0, mostColumns);
  const asked: SubscriptionAsked = {
    query: { ...(tab === undefined ? {} : { tab }), filters: filters as SubscriptionAsked['query']['filters'], sort: [...entry.page.sort] },
    columns,
  };
  const source = recordExports({ db: transaction, concurrent: false }, registry);
  const actor = { access, registry, language: 'zh-cn' } as const;
  const conditions = askedConditions(entry, asked, by);
  const words = await exportWords({ database: transaction, source }, actor, entry, { columns, filters: conditions, sort: entry.page.sort });
  const due = dueTurn(recurrence, nextTurn(recurrence, new Date(now.getTime() - oneTurn), businessZone), now, businessZone);
  const id = await addSubscription(transaction, {
    name,
    page,
    format,
    asked,
    recurrence,
    ...words,
    mail,
    lang: actor.language,
    state: paused ? 'paused' : 'active',
    reason: paused ? storedFailure(paused) : null,
    next_at: paused ? null : nextTurn(recurrence, now, businessZone),
    by,
    created_at: new Date(now.getTime() - oneTurn),
  });
  if (!made || !due || !files) return;
  const params = turnParams(entry, asked, columns, { userId: by, day: businessDay(due.turn) });
  let rows = 0;
  const writing = { entry, access, params, format, language: actor.language, onRows: (written: number) => (rows = written) };
  const laid = await files.lay(await writeExport(transaction, source, writing));
  if (!laid.ok) throw new Error(`the demo cannot keep a file: ${laid.refusal.code}`);
  const fileName = exportName({ ...entry, page: { ...entry.page, title: text(name, name) } }, actor.language, format, due.turn);
  await keepFile(transaction, laid.value, { name: fileName, mediaType: exportMediaTypes[format], by });
  const task = await transaction
    .insertInto('download_task')
    .values({
      taskid: randomUUID(),
      section: entry.section.key,
      page,
      name: fileName,
      category: exportCategory(entry),
      format,
      params: JSON.stringify(params),
      ...words,
      filter_hash: filterHash(params),
      lang: actor.language,
      state: 'done',
      total_rows: rows,
      done_rows: rows,
      file_id: laid.value.id,
      size: laid.value.bytes,
      seen: true,
      queued_at: due.turn,
      started_at: due.turn,
      finished_at: due.turn,
      expires_at: new Date(expiryOf('export', now.getTime())),
      by,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction.insertInto('export_subscription_turn').values({ subscription: id, turn: due.turn, task: task.id }).execute();
}
