import { sql } from 'kysely';
import type { ActionContext, ActionHandler } from '../../../platform/resources/calls/action-handler.ts';

/** The step of work of a scan. */
export type ScanStep = 'receive' | 'pick';

/** Refusals because of the scanned code, not because of the user or the status of the document. */
const wrong: ReadonlySet<string> = new Set([
  'UNKNOWN_BARCODE',
  'CHECK_DIGIT',
  'NOT_ON_RECEIPT',
  'SEVERAL_SKUS',
  'UNKNOWN_BIN',
  'UNKNOWN_SKU',
  'PICK_BEYOND',
]);

/** Where a scan belongs to: the document of the call, and its warehouse. */
const sources = {
  receive: ({ input }: ActionContext) => sql`select warehouse, receipt_no as no from receipt where id = ${Number(input['receipt'])}`,
  pick: ({ targets }: ActionContext) => sql`select warehouse, wave_no as no from wave where id = ${targets[0]?.id ?? 0}`,
} as const;

const scanned = {
  receive: ({ input }: ActionContext) => String(input['code']),
  pick: ({ input }: ActionContext) => `${String(input['bin'])} ${String(input['sku'])}`,
} as const;

/**
 * An action that takes scans, with those that it refuses kept for the report on work: once the scan has written nothing, and each once
 * however often it is sent.
 */
export const notingRefused = (step: ScanStep, take: ActionHandler): ActionHandler =>
  Object.assign(async (context: ActionContext) => take(context), {
    refused: async (context: ActionContext, codes: readonly string[]): Promise<void> => {
      const refused = codes.find(code => wrong.has(code));
      if (refused === undefined) return;
      const { caller, database } = context.parts;
      const code = scanned[step](context).trim().slice(0, 120);
      await sql`
        insert into scan_refusal (warehouse, step, doc_no, code, refused, scan_key, by, at)
        select d.warehouse, ${step}, d.no, ${code}, ${refused}, ${context.key ?? null}, ${caller.access.userId}, ${caller.now}
        from (${sources[step](context)}) d where ${code} <> '' on conflict do nothing`.execute(database);
    },
  });
