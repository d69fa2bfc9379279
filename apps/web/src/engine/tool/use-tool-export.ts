import { type RecordValues, standardCode, type Tool } from '@axle/page-kit';
import { recordPath } from '@axle/wire';
import { MainClient } from '../../gateways/main-client.ts';
import { Messages } from '../../shell/messages.ts';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { saveReply } from '../files/save-file.ts';
import { usePageModel } from '../page-model-context.ts';

/** What is done with the table of a tool for what was typed. */
export interface ToolExport {
  /** Writes it into a file, or all that was worked out on paper. */
  write(input: RecordValues, format: 'xlsx' | 'pdf'): Promise<void>;
  /** Begins a subscription to it. */
  subscribe(input: RecordValues): void;
}

/** Writes the table of a tool into files; undefined where it has none, or the reader may not export. */
export function useToolExport(tab: string, { exports }: Tool): ToolExport | undefined {
  const model = usePageModel();
  const { section, page, resource } = model;
  const session = useService(Session);
  const messages = useService(Messages);
  const main = useService(MainClient);
  const may = page.standard.includes('export') && session.can(standardCode(section, page, 'export'));
  if (exports === undefined || session.viewing || !may) return undefined;
  return {
    async write(input, format) {
      const reply = await main.fileByPost(
        recordPath(resource, 'exportTool'),
        { page: page.key, tool: tab, input, format },
        { quiet: true },
      );
      if (!reply.ok) return messages.show('bad', reply.refusal.message);
      saveReply(reply.value);
      if (reply.value.kind === 'file') await session.refreshDownloadCount();
    },
    subscribe(input) {
      void model.exports.subscribeTool(tab, input, session.language);
    },
  };
}
