import { type LocalDate, ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { type Cutoff, type CutoffHit, cutoffHits, type CutoffLine, type Passage } from '@axle/logistics';
import { sql } from 'kysely';
import type { ToolContext, ToolHandler, ToolHandlers } from '../../../platform/resources/calls/tool-handler.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { cutoffsInUse, cutoffSkus } from './cutoff-skus.ts';
import { type PlannedPassage, plannedPassages } from './planned-passages.ts';

const nothingAsked: Refusal = {
  code: 'REQUIRED',
  field: 'skus',
  message: { zh: '请填写SKU或分货计划号', en: 'Enter SKUs or a distribution plan number' },
};

/** What is checked: goods by the ways that they go, and the day. What is typed besides a plan goes before what the plan says. */
async function asked({
  parts,
  input,
}: ToolContext): Promise<Result<{ readonly day: LocalDate; readonly ways: readonly PlannedPassage[] }>> {
  const skus = [...new Set(((input['skus'] ?? []) as readonly string[]).map(code => code.toUpperCase()))];
  const given: Partial<Passage> = {
    ...(input['harbours'] === undefined ? {} : { harbours: (input['harbours'] as readonly string[]).map(code => code.toUpperCase()) }),
    ...(input['channel'] === undefined ? {} : { channel: String(input['channel']) }),
    ...(input['country'] === undefined ? {} : { country: String(input['country']) }),
  };
  const day = input['day'] as LocalDate | undefined;
  if (input['plan'] === undefined)
    return skus.length === 0
      ? refuse(nothingAsked)
      : ok({ day: day ?? todayOf(parts.caller), ways: [{ passage: { harbours: [], ...given }, skus }] });
  const planned = await plannedPassages(parts, String(input['plan']).trim().toUpperCase());
  if (!planned.ok) return planned;
  const ways = planned.value.ways.map(way => ({ passage: { ...way.passage, ...given }, skus: [...new Set([...way.skus, ...skus])] }));
  return ok({ day: day ?? planned.value.day, ways });
}

/** Lines that meet a cut-off on one of the ways that they go: each with each once, blocks before warnings. */
function hitsOn(
  cutoffs: readonly Cutoff[],
  lines: readonly CutoffLine[],
  ways: readonly PlannedPassage[],
  day: LocalDate,
): readonly CutoffHit[] {
  const hits = ways.flatMap(({ passage, skus }) =>
    cutoffHits(
      cutoffs,
      lines.filter(({ sku }) => skus.includes(sku)),
      passage,
      day,
    ),
  );
  const once = hits.filter((hit, at) => hits.findIndex(({ sku, cutoff }) => sku === hit.sku && cutoff === hit.cutoff) === at);
  return once.toSorted((one, other) => Number(one.cutoff.action === 'warn') - Number(other.cutoff.action === 'warn'));
}

const check: ToolHandler = async context => {
  const { database, caller } = context.parts;
  const found = await asked(context);
  if (!found.ok) return found;
  const { day, ways } = found.value;
  const codes = [...new Set(ways.flatMap(({ skus }) => skus))];
  const lines = await cutoffSkus(database, caller, sql<boolean>`t.sku = any(${codes}::text[])`);
  const hits = hitsOn(await cutoffsInUse(database), lines, ways, day);
  const count = (action: string) => new Set(hits.filter(({ cutoff }) => cutoff.action === action).map(({ sku }) => sku)).size;
  const known = new Set(lines.map(({ sku }) => sku));
  const unknown = codes.filter(code => !known.has(code));
  return ok({
    blocked: count('block'),
    warned: count('warn'),
    checked: lines.length,
    day,
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
