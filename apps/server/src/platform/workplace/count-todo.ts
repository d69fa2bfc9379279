import { fill } from '@axle/kernel';
import { fieldsOf, type Filter, mineFilter, permissionCode } from '@axle/page-kit';
import { can } from '@axle/permissions';
import type { HomeTodoCard } from '@axle/wire';
import { sql } from 'kysely';
import type { PageEntry } from '../registry/page-registry.ts';
import { fieldRights } from '../resources/field-rights.ts';
import { every, filterCondition } from '../resources/query/filter-condition.ts';
import { tableOf } from '../resources/query/select-rows.ts';
import { withinTime } from '../resources/query/within-time.ts';
import { checkFilters, matching } from '../resources/read-records.ts';
import type { RecordParts } from '../resources/record-parts.ts';
import { resolvedFilter } from './resolved-filter.ts';
import type { CountedTodo, TodoContext, TodoSource } from './todo-source.ts';

/** Milliseconds that one source may take: the others do not wait for it. */
const timeLimit = 5000;

/** What a card could not be counted for, in words. */
const failed = { zh: '暂时无法统计', en: 'Cannot be counted at the moment' };

/**
 * The card of a source for a reader; undefined where it would reveal fields that are closed to them, or counts work that they may not do.
 * A failure is shown on its own card.
 */
export async function countTodo(
  source: TodoSource,
  { section, page }: PageEntry,
  parts: RecordParts,
  context: TodoContext,
  note: (error: unknown) => void,
): Promise<HomeTodoCard | undefined> {
  const { key, title, tab, overdueWord, waitsFor } = source;
  if (waitsFor !== undefined && !can(parts.caller.access, permissionCode(section.key, page.key, waitsFor))) return undefined;
  const filters = source.filters(context);
  const next = fill(source.next, Object.fromEntries(page.actions.map(action => [action.key, action.title])));
  const card = { key, title, next, section: section.key, page: page.key, ...(tab === undefined ? {} : { tab }), filters };
  const { mayRead } = fieldRights(parts);
  const opened = page.tabs.find(one => one.key === tab);
  const asked = [...(opened?.filters ?? []), ...filters, ...(source.overdue?.(context) ?? []), ...(source.today?.(context) ?? [])];
  if (![...asked.map(({ field }) => field), ...(opened?.mine === undefined ? [] : [opened.mine])].every(mayRead)) return undefined;
  try {
    const { filters: found, ...counted } = await (source.count ? source.count(parts, context) : countRows(source, page, parts, context));
    return { ...card, ...(found ? { filters: found } : {}), ...counted, ...(overdueWord ? { overdueWord } : {}) };
  } catch (error) {
    note(error);
    return { ...card, total: 0, overdue: 0, today: 0, failed };
  }
}

async function countRows(source: TodoSource, page: PageEntry['page'], parts: RecordParts, context: TodoContext): Promise<CountedTodo> {
  const fields = fieldsOf(parts.resource);
  const tab = page.tabs.find(({ key }) => key === source.tab);
  const mine = tab?.mine === undefined ? [] : [mineFilter(tab.mine, fields[tab.mine], context.userId)];
  const checked = (filters: readonly Filter[]): readonly Filter[] => {
    const result = checkFilters(
      parts,
      filters.map(filter => resolvedFilter(filter, fields[filter.field], context.day)),
    );
    if (!result.ok) throw new Error(`the to-do ${source.key} asks what its page does not answer: ${result.refusal.message.en}`);
    return result.value;
  };
  const all = matching(parts, checked([...(tab?.filters ?? []), ...mine, ...source.filters(context)]));
  const among = (filters: readonly Filter[] | undefined) =>
    filters === undefined
      ? sql<number>`0`
      : sql<number>`count(*) filter (where ${every(checked(filters).map(filter => filterCondition(parts, filter)))})`;
  const answer = await withinTime(parts.database, timeLimit, async reading => {
    const { rows } = await sql<{ total: number; overdue: number; today: number }>`
      select count(*) as total, ${among(source.overdue?.(context))} as overdue, ${among(source.today?.(context))} as today
      from ${tableOf(parts.resource)} where ${all}`.execute(reading);
    return rows[0]!;
  });
  if ('ok' in answer) throw new Error(`the to-do ${source.key} was not counted: ${answer.refusal.message.en}`);
  return answer;
}
