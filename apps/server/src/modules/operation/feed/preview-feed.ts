import { inLanguage, ok, refuse } from '@axle/kernel';
import { readableRefusals } from '../../../platform/resources/check-writing.ts';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { liesInScope } from '../../../platform/resources/query/data-scope.ts';
import { outOfScope } from '../../../platform/resources/record-refusals.ts';
import { feedPlan, type PlannedRow, seenListings } from './feed-plan.ts';
import { type BuiltKind, printedFeed } from './printed-feed.ts';
import { sentOfStore } from './sent-rows.ts';

/** Most lines that are shown. */
const most = 500;

const named = (what: string, { brandName, partNumber }: Readonly<Record<string, unknown>>, why?: string) => ({
  what,
  brandName,
  partNumber,
  why,
});

/** Counts what a feed of a store would hold, and what cannot go into it. Nothing is kept. */
export const previewFeed: ToolHandler = async ({ parts, input }) => {
  const [store, kind] = [Number(input['store']), input['kind'] as BuiltKind];
  if (!liesInScope(parts.resource, parts.caller, { store })) return refuse(outOfScope(parts.resource));
  const plan = await feedPlan(parts, store, await seenListings(parts, store));
  const before = new Map((await sentOfStore(parts.database, store)).map(({ key, cells }) => [key, cells]));
  const { rows, added, changed, removed } = printedFeed(plan, kind, before);
  const changedOf = ({ key, cells }: PlannedRow) =>
    plan.columns
      .flatMap(({ header }, at) =>
        cells[at] === before.get(key)?.[at] ? [] : [`${header}: ${before.get(key)?.[at] ?? ''} → ${cells[at]}`],
      )
      .join('; ')
      .slice(0, 500);
  const shown = new Set(rows.map(({ key }) => key));
  const places = ['brandName', 'partNumber'].map(field => plan.columns.findIndex(column => column.field === field));
  const gone = removed.map(({ cells }) => ({ brandName: cells[places[0]!], partNumber: cells[places[1]!] }));
  const lines = [
    ...plan.blocked.map(({ record, refusal }) =>
      named('block', record, inLanguage(readableRefusals(parts, [refusal])[0]!.message, parts.caller.language ?? 'en')),
    ),
    ...plan.add.filter(row => shown.has(row.key)).map(({ before: record }) => named('add', record)),
    ...plan.change.filter(row => shown.has(row.key)).map(row => named('change', row.before, changedOf(row))),
    ...gone.map(row => named('remove', row)),
  ];
  return ok({
    added,
    changed,
    removed: removed.length,
    rows: rows.length + removed.length,
    blocked: plan.blocked.length,
    lines: lines.slice(0, most),
  });
};
