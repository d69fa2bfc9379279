import { inLanguage, ok, refuse } from '@axle/kernel';
import { permissionCode } from '@axle/page-kit';
import { fieldAccess } from '@axle/permissions';
import { mainPaths } from '@axle/wire';
import { z } from 'zod';
import type { FileFolder } from '../../../platform/files/file-folder.ts';
import { callRefusals } from '../../../platform/gateways/call-refusals.ts';
import type { Caller } from '../../../platform/gateways/caller.ts';
import { mainCall, type MainCall } from '../../../platform/gateways/main/main-call.ts';
import type { RecordCallParts } from '../../../platform/resources/gateway/record-calls.ts';
import type { KnownResource } from '../../../platform/resources/record-parts.ts';
import { namesOf } from '../../../platform/resources/reference-names.ts';
import { valueParts } from './property-actions.ts';
import { propertyBook } from './property-book.ts';
import { mostSkus, readMatrix, saveMatrix } from './property-matrix.ts';
import { sheetFile, sheetFileInput } from './sheet-file.ts';

const id = z.coerce.number().int().min(1);
const cell = z.object({ was: z.string().max(200), now: z.string().max(400) });

interface PropertyCallParts extends Pick<RecordCallParts, 'database' | 'registry'> {
  readonly files: FileFolder;
}

/** The properties that a category requires, and the values of its SKUs as a matrix to be read and written. */
export function propertyCalls({ database, registry, files }: PropertyCallParts): readonly MainCall[] {
  const known = (entity: string) => registry.referred(entity) as KnownResource;
  const partsOf = (caller: Caller) => valueParts({ database, caller, referred: registry.referred });
  const mayRead = ({ access }: Caller) => fieldAccess(access, 'skuPropertySetting', 'value').read;
  const mayWrite = ({ access }: Caller) => fieldAccess(access, 'skuPropertySetting', 'value').write;

  /** The properties of a category in order, with the name of the category from which each comes. */
  const columnsOf = async (caller: Caller, category: number) => {
    const book = await propertyBook(database);
    const byCode = new Map([...book.properties.values()].map(property => [property.code, property]));
    const lines = book.linesOf(category);
    const names = await namesOf(database, known('category'), caller, [...new Set(lines.map(({ from }) => from))]);
    const nameOf = new Map(names.map(({ id: own, name }) => [own, inLanguage(name, caller.language)]));
    return lines.map(({ property, required, from }) => ({
      ...byCode.get(property)!,
      required,
      from: nameOf.get(from),
      own: from === category,
    }));
  };

  return [
    mainCall({
      method: 'GET',
      path: mainPaths.propertyTemplate,
      permission: permissionCode('basic', 'skuPropertyTemplate', 'list'),
      input: z.object({ category: id }),
      async handle(caller, { category }) {
        const rows = await readMatrix(partsOf(caller), known('sku'), category);
        return ok({
          columns: await columnsOf(caller, category),
          skus: rows.length,
          complete: rows.filter(({ missing }) => missing.length === 0).length,
        });
      },
    }),
    mainCall({
      method: 'GET',
      path: mainPaths.propertyMatrix,
      permission: permissionCode('basic', 'skuPropertySetting', 'list'),
      input: z.object({ category: id }),
      async handle(caller, { category }) {
        if (!mayRead(caller)) return refuse(callRefusals.forbidden);
        const rows = await readMatrix(partsOf(caller), known('sku'), category);
        return ok({ columns: await columnsOf(caller, category), rows, most: mostSkus });
      },
    }),
    mainCall({
      method: 'POST',
      path: mainPaths.propertySheetFile,
      permission: permissionCode('basic', 'skuPropertySetting', 'export'),
      input: sheetFileInput,
      async handle(caller, asked) {
        if (!mayRead(caller)) return refuse(callRefusals.forbidden);
        const rows = await readMatrix(partsOf(caller), known('sku'), asked.category);
        const names = await namesOf(database, known('category'), caller, [asked.category]);
        const sheet = {
          category: names.find(one => one.id === asked.category)?.code ?? '',
          columns: await columnsOf(caller, asked.category),
          rows,
        };
        return sheetFile({ database, files, entry: registry.page('skuPropertySetting')! }, caller, sheet, asked);
      },
    }),
    mainCall({
      method: 'POST',
      path: mainPaths.savePropertyMatrix,
      permission: permissionCode('basic', 'skuPropertySetting', 'update'),
      input: z.object({
        category: id,
        rows: z
          .array(z.object({ sku: id, cells: z.record(z.string(), cell) }))
          .min(1)
          .max(mostSkus),
      }),
      async handle(caller, { category, rows }) {
        if (!mayRead(caller) || !mayWrite(caller)) return refuse(callRefusals.forbidden);
        const outcomes = await saveMatrix(partsOf(caller), known('sku'), category, rows);
        return ok(
          outcomes.map(({ sku, refusals }) => ({
            sku,
            refusals: refusals.map(refusal => ({ ...refusal, message: inLanguage(refusal.message, caller.language) })),
          })),
        );
      },
    }),
  ];
}
