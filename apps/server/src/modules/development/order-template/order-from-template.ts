import { templateOrder } from '@axle/development';
import { ok, refuse } from '@axle/kernel';
import { linesIn, notFound } from '@axle/page-kit';
import { sql } from 'kysely';
import { onPage } from '../../../platform/resources/on-page.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { withLines } from '../../../platform/resources/query/select-lines.ts';
import { selectRows } from '../../../platform/resources/query/select-rows.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import type { ToolHandler, ToolHandlers } from '../../../platform/resources/calls/tool-handler.ts';
import { templateItems } from './template-items.ts';
import { knownLine, termsOfTemplate } from './template-lines.ts';

const taken = ['supplier', 'companyEntity', 'warehouse', 'currency', 'incoterm', 'paymentMethod'] as const;

/** [N23] What a template makes of a new order; nothing is kept. */
const fromTemplate: ToolHandler = async ({ parts, input }) => {
  const own = onPage(parts, 'orderTpl');
  const rows = await selectRows(
    parts.database,
    own.resource,
    [...taken, 'useFor', 'qtyRule', 'months', 'inspectPlan'],
    sql`where t.id = ${Number(input['template'])} and t.status = 1 and ${seenRows(own)}`,
  );
  const [template] = await withLines(parts.database, own.resource, ['lines'], rows);
  if (!template) return refuse(notFound);
  const lines = linesIn(template, 'lines');
  const items = await templateItems(
    parts.database,
    lines.map(({ supplierSku }) => Number(supplierSku)),
  );
  const known = lines.map(line => knownLine(line, items.get(Number(line['supplierSku']))));
  const made = templateOrder(termsOfTemplate(template), known, todayOf(parts.caller));
  return ok({
    ...Object.fromEntries(taken.map(key => [key, template[key]])),
    type: template['useFor'],
    template: template.id,
    leftOut: known.filter(({ sku }) => sku === undefined).length,
    lines: made.map(line => ({ ...line, inspectPlan: template['inspectPlan'] })),
  });
};

/** What the workbench of a new order asks of a template. */
export const templateTools: ToolHandlers = { 'newOrder.template': fromTemplate };
