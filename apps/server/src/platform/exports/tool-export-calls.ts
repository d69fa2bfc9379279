import { standardCode } from '@axle/page-kit';
import { recordCalls as generic, recordPath } from '@axle/wire';
import { z } from 'zod';
import type { FileFolder } from '../files/file-folder.ts';
import { mainCall, type MainCall } from '../gateways/main/main-call.ts';
import type { ResourceEntry } from '../registry/page-registry.ts';
import { callShapes } from '../resources/calls/call-shapes.ts';
import { underPage } from '../resources/calls/under-page.ts';
import { asked, type ToolCallParts, workTool } from '../resources/gateway/tool-calls.ts';
import { toolFile } from './tool-file.ts';

interface ToolExportParts extends ToolCallParts {
  readonly files: FileFolder;
}

const exportsOf = ({ pages }: ResourceEntry) => pages.filter(entry => asked(entry).some(({ tool }) => tool.exports !== undefined));

/** `POST …/export_tool` of every resource with a page that has a tool whose table is written into files. */
export const toolExportCalls = (parts: ToolExportParts): readonly MainCall[] =>
  parts.registry.resources.filter(entry => exportsOf(entry).length > 0).map(entry => toolExportCall(parts, entry));

function toolExportCall(parts: ToolExportParts, entry: ResourceEntry): MainCall {
  return mainCall({
    method: generic.exportTool.method,
    path: recordPath(entry.resource, 'exportTool'),
    permission: exportsOf(entry).map(({ section, page }) => standardCode(section.key, page, 'export')),
    input: callShapes.work.extend({ format: z.enum(['xlsx', 'csv', 'pdf']).default('xlsx') }),
    handle: (caller, { format, ...given }) =>
      underPage(entry, caller.access, given.page, 'export', async page => {
        const worked = await workTool(parts, entry, caller, { ...given, page }, true);
        if (!worked.ok) return worked;
        return toolFile(
          parts,
          caller,
          entry.pages.find(one => one.page.key === page)!,
          { ...given, format, values: worked.value },
        );
      }),
  });
}
