import { type LocalDate, ok } from '@axle/kernel';
import { cutoffHits } from '@axle/logistics';
import { sql } from 'kysely';
import type { ToolHandler, ToolHandlers } from '../resources/calls/tool-handler.ts';
import { todayOf } from '../resources/record-parts.ts';
import { cutoffsInUse, cutoffSkus } from './cutoff-skus.ts';

const check: ToolHandler = async ({ parts, input }) => {
  const { database, caller } = parts;
  const asked = [...new Set((input['skus'] as readonly string[]).map(code => code.toUpperCase()))];
  const lines = await cutoffSkus(database, caller, sql<boolean>`t.sku = any(${asked}::text[])`);
  const [channel, country] = [input['channel'], input['country']];
  const passage = {
    harbours: ((input['harbours'] ?? []) as readonly string[]).map(code => code.toUpperCase()),
    ...(channel === undefined ? {} : { channel: String(channel) }),
    ...(country === undefined ? {} : { country: String(country) }),
  };
  const day = (input['day'] as LocalDate | undefined) ?? todayOf(caller);
  const hits = cutoffHits(await cutoffsInUse(database), lines, passage, day);
  const count = (action: string) => new Set(hits.filter(({ cutoff }) => cutoff.action === action).map(({ sku }) => sku)).size;
  const known = new Set(lines.map(({ sku }) => sku));
  const unknown = asked.filter(code => !known.has(code));
  return ok({
    blocked: count('block'),
    warned: count('warn'),
    checked: lines.length,
    ...(unknown.length > 0 ? { unknown: unknown.join(', ') } : {}),
    lines: hits.map(({ sku, cutoff: { match, value, scope, scopeRef, action, reason, effectiveFrom } }) => ({
      sku,
      match,
      value,
      scope,
      action,
      since: effectiveFrom,
      ...(scopeRef === undefined ? {} : { scopeRef }),
      ...(reason === undefined ? {} : { reason }),
    })),
  });
};

/** The tool over cut-offs. */
export const cutoffTools: ToolHandlers = { 'cutoffProductName.check': check };
