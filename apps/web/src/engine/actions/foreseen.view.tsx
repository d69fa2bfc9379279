import type { Result } from '@axle/kernel';
import type { Foresight, RecordRow, RecordSet, RecordValues } from '@axle/page-kit';
import { Callout, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { formText } from '../../text/form.ts';
import { useLatest } from '../answers/use-latest.ts';
import { grouped } from '../grouped.ts';
import { usePageModel } from '../page-model-context.ts';
import { ToolResults } from '../tool/tool-results.view.tsx';
import { foreseenInputs, mostForeseen } from './foreseen-inputs.ts';
import '../tool/tool.css';
import './foreseen.css';

interface ForeseenProps {
  readonly foresees: Foresight;
  /** The records that the action is for: ticked ones, or all of a set. */
  readonly of: readonly RecordRow[] | RecordSet;
}

/** What an action would change of its records, as a tool of the page works it out. That it cannot be worked out keeps nobody from it. */
export const Foreseen = observer(function Foreseen({ foresees, of }: ForeseenProps) {
  const session = useService(Session);
  const { page, list } = usePageModel();
  const { records } = list;
  const { tab } = foresees;
  const tool = page.tabs.find(({ key }) => key === tab)!.tool!;
  const [answer, setAnswer] = useState<Result<RecordValues>>();
  const latest = useLatest();
  const asked = JSON.stringify('filters' in of ? { set: of } : { input: foreseenInputs(foresees, of) });
  useEffect(() => {
    void latest.ask(async signal => {
      const { set, input } = JSON.parse(asked) as { readonly set?: RecordSet; readonly input: RecordValues };
      if (!set) return records.work(tab, input, { signal });
      const found = await records.list({ filters: set.filters, sort: [], limit: mostForeseen }, { signal });
      const rows = found.ok ? found.value.rows.filter(({ id }) => !set.except.includes(id)) : [];
      return found.ok ? records.work(tab, foreseenInputs(foresees, rows), { signal }) : found;
    }, setAnswer);
  }, [latest, records, tab, foresees, asked]);
  if (!answer) return <Spinner size={20} />;
  if (!answer.ok)
    return (
      <Callout intent="warning" compact role="status">
        {session.say(answer.refusal.message)}
      </Callout>
    );
  const isCut = 'filters' in of || of.length > mostForeseen;
  return (
    <section className="ax-tool-results ax-foreseen" aria-label={session.say(formText.foreseen)} tabIndex={0}>
      {isCut && <p className="ax-hint">{session.say(formText.foreseenFirst, { most: grouped(mostForeseen) })}</p>}
      <ToolResults results={tool.results} values={answer.value} />
    </section>
  );
});
