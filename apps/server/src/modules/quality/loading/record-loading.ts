import { text } from '@axle/kernel';
import { type Line, linesIn, type RecordRow, type RecordValues } from '@axle/page-kit';
import {
  type DefectClass,
  differsFromPlan,
  loadedPieces,
  loadedRefusals,
  loadingViews,
  recordedRefusals,
  wrongLabelCode,
} from '@axle/quality';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import type { ProposalHandler } from '../../../platform/resources/calls/proposal-handler.ts';
import { fieldRights } from '../../../platform/resources/field-rights.ts';
import { refusedFiles } from '../../../platform/resources/refused-files.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { withLoading } from './one-loading.ts';

const photoFields = { empty: 'photoEmpty', half: 'photoHalf', full: 'photoFull', sealed: 'photoSealed' } as const;

/** What stands already of a loaded batch, as planned where nothing was recorded. */
export const loadingAsPlanned: ProposalHandler = async (parts, check) => {
  const { mayRead } = fieldRights(parts);
  if (!['lines.plannedCartons', 'lines.loadedCartons', 'cartonsOpened', 'cartonsToOpen'].every(mayRead)) return [];
  const lines = linesIn(check, 'lines').map(({ orderLine, sku, plannedCartons, loadedCartons }) => {
    return { orderLine, sku, plannedCartons, loadedCartons: loadedCartons ?? plannedCartons };
  });
  const values = { lines, cartonsOpened: check['cartonsOpened'] ?? check['cartonsToOpen'] };
  return [{ values, words: text('按计划装柜', 'Loaded as planned'), why: text('不符的箱数请更改', 'Change cartons that differ') }];
};

/** The lines as they were loaded. */
const loadedLines = (check: RecordRow, given: readonly Line[]) =>
  linesIn(check, 'lines').map(line => {
    const own = given.find(({ orderLine }) => orderLine === line['orderLine']);
    const counted = {
      qty: Number(line['plannedQty']),
      plannedCartons: Number(line['plannedCartons']),
      cartonQty: Number(line['cartonQty']),
      loadedCartons: Number(own?.['loadedCartons'] ?? 0),
    };
    return { line: { ...line, loadedCartons: counted.loadedCartons, loadedQty: loadedPieces(counted) }, counted };
  });

/** [Q38] Defects with their classes; labels that were wrong are a defect of their own. */
async function defectsOf(database: Kysely<Tables>, given: readonly Line[], labelsFailed: number): Promise<readonly RecordValues[]> {
  const { rows } = await sql<{ id: number; code: string; defectClass: DefectClass }>`
    select id, code, defect_class as "defectClass" from defect_code
    where id = any(${given.map(line => Number(line['defectCode']))}::bigint[]) or code = ${wrongLabelCode}`.execute(database);
  const classOf = new Map(rows.map(({ id, defectClass }) => [id, defectClass]));
  const label = rows.find(({ code }) => code === wrongLabelCode);
  const others = given.filter(line => label === undefined || line['defectCode'] !== label.id || labelsFailed === 0);
  const wrong = labelsFailed > 0 && label ? [{ defectCode: label.id, qty: Math.min(9999, labelsFailed) }] : [];
  return [...others, ...wrong].map(line => ({ ...line, defectClass: classOf.get(Number(line['defectCode'])) }));
}

const qtyCheckOf = (planned: number, loaded: number, differs: boolean): string => (loaded > planned ? 'over' : differs ? 'short' : 'match');

/** [Q38] [Q39] Records what was loaded and found; it may be recorded again until the verdict is submitted. */
export const recordLoading: ActionHandler = context =>
  withLoading(context, ['sampling', 'judging'], async (parts, check) => {
    const { database } = parts;
    const { input } = context;
    const { lines: given, defects: found, ...rest } = input;
    const loaded = loadedLines(check, (given ?? []) as readonly Line[]);
    const [labelsFailed, lines] = [Number(check['labelsFailed']), loaded.map(({ line }) => line)];
    const counted = loaded.map(one => one.counted);
    const cartonsLoaded = counted.reduce((sum, one) => sum + one.loadedCartons, 0);
    const defects = await defectsOf(database, (found ?? []) as readonly Line[], labelsFailed);
    const labelsNeeded = check['isMixed'] === true ? cartonsLoaded : Number(check['labelsNeeded']);
    const photos = loadingViews.filter(view => {
      const files = input[photoFields[view]] ?? check[photoFields[view]];
      return Array.isArray(files) && files.length > 0;
    });
    const refused = [
      ...loadedRefusals(counted, input['reason'] as string | undefined),
      ...recordedRefusals({
        labelsFailed,
        defects: defects.map(line => line['defectClass'] as DefectClass),
        cartonsToOpen: Number(check['cartonsToOpen']),
        cartonsOpened: Number(input['cartonsOpened']),
        labelsNeeded,
        labelsOk: Number(check['labelsOk']),
        photos,
      }),
      ...(await refusedFiles(database, parts, check, Object.fromEntries(Object.values(photoFields).map(key => [key, input[key]])))),
    ];
    if (refused.length > 0) return refused;
    const qtyCheck = qtyCheckOf(Number(check['cartonsPlanned']), cartonsLoaded, differsFromPlan(counted));
    const after = { ...check, ...rest, lines, defects, cartonsLoaded, labelsNeeded, qtyCheck, state: 'judging' };
    await updateRows(database, parts, [{ before: check, after }], { action: 'state', transition: 'record' });
    return [];
  });
