import { refuse } from '@axle/kernel';
import type { Filter } from '@axle/page-kit';
import { recordPath } from '@axle/wire';
import { callRefusals } from '../gateways/call-refusals.ts';
import { mainCall, type MainCall } from '../gateways/main/main-call.ts';
import type { FileFolder } from '../files/file-folder.ts';
import type { Registry } from '../registry/registry.ts';
import { exportInput } from './export-query.ts';
import { answerExport, type ExportParts } from './queue-export.ts';

/** `POST …/export` of every resource that a page exports. */
export const exportCalls = (parts: ExportParts & { readonly registry: Registry; readonly files: FileFolder }): readonly MainCall[] =>
  parts.registry.resources
    .filter(({ pages }) => pages.some(({ page }) => page.standard.includes('export')))
    .map(({ resource, pages }) =>
      mainCall({
        method: 'POST',
        path: recordPath(resource, 'export'),
        input: exportInput,
        async handle(caller, { page, format, columns, filters, sort, ids, set }) {
          const entry = pages.find(candidate => candidate.page.key === page);
          if (!entry) return refuse({ ...callRefusals.malformed, field: 'page' });
          const chosen = { ...(ids ? { ids } : {}), ...(set ? { set } : {}) };
          return answerExport(parts, caller, entry, { columns, filters: filters as Filter[], sort, ...chosen }, format);
        },
      }),
    );
