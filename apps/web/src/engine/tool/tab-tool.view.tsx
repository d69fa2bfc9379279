import type { RecordValues, Tool } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { FullPage } from '../../shell/states/full-page.view.tsx';
import { frameText } from '../../text/frame.ts';
import { usePageModel } from '../page-model-context.ts';
import type { PageRecords, ReadOptions } from '../records/records-of.ts';
import { useGivenInputs } from './given-inputs.ts';
import { ToolView } from './tool.view.tsx';
import { useToolExport } from './use-tool-export.ts';

/** The tool of a tab; what its page's definition cannot work out is asked of the server. An address may fill its inputs. */
export const TabTool = observer(function TabTool({
  tab,
  tool,
  records,
}: {
  readonly tab: string;
  readonly tool: Tool;
  readonly records: PageRecords;
}) {
  const ask = useCallback((input: RecordValues, options: ReadOptions) => records.work(tab, input, options), [records, tab]);
  const { section, page } = usePageModel();
  const given = useGivenInputs(page.key, tool);
  const written = useToolExport(tab, tool);
  if (asksForNothing(tool, given)) return <NothingThere />;
  return (
    <ToolView
      key={JSON.stringify(given)}
      tool={tool}
      ask={ask}
      given={given}
      at={{ section, page: page.key }}
      {...(written ? { written } : {})}
    />
  );
});

/** Whether an address asks for a choice that there is none of: a figure that no board has. */
const asksForNothing = ({ inputs }: Tool, given: RecordValues): boolean =>
  Object.entries(given).some(([name, value]) => {
    const field = inputs[name];
    return field?.kind === 'enum' && !field.options.some(({ code }) => code === value);
  });

const NothingThere = observer(function NothingThere() {
  const session = useService(Session);
  return <FullPage code="404" title={session.say(frameText.notFoundTitle)} text={session.say(frameText.notFoundText)} />;
});
