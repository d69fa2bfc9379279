import type { Result } from '@axle/kernel';
import type { RecordValues, Resource } from '@axle/page-kit';
import { contractSample } from '@axle/templates';
import { Callout } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { useLatest } from '../../../engine/answers/use-latest.ts';
import { RecordsOf } from '../../../engine/records/records-of.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import '../../../engine/answers/ask.css';
import { ChooseRecord } from './choose-record.view.tsx';
import './terms.css';
import { termsText as text } from './terms-text.ts';
import { useChosen } from './use-chosen.ts';

/** A contract's template filled with a sample, and the gaps that templates may have. */
export const ContractPreview = observer(function ContractPreview({ page }: ViewProps) {
  const session = useService(Session);
  const chosen = useChosen(page);
  const recordsOf = useService(RecordsOf);
  const records = useMemo(() => recordsOf.of(page.resource as Resource, page.key), [recordsOf, page]);
  const [filled, setFilled] = useState<Result<RecordValues>>();
  const { record } = chosen;
  const latest = useLatest();
  useEffect(() => {
    setFilled(undefined);
    if (record) void latest.ask(signal => records.work('previewTemplate', { category: record.id }, { signal }), setFilled);
    else latest.giveUp();
  }, [latest, records, record]);
  const { text: words, file } = filled?.ok ? filled.value : {};
  return (
    <div className="ax-ask">
      <form onSubmit={event => event.preventDefault()}>
        <ChooseRecord label={text.category} chosen={chosen} />
      </form>
      {chosen.refusal && <Callout intent="danger">{session.say(chosen.refusal.message)}</Callout>}
      {filled?.ok && words === undefined && <p className="ax-hint">{session.say(text.noTemplate)}</p>}
      {filled && !filled.ok && <Callout intent="danger">{session.say(filled.refusal.message)}</Callout>}
      <div className="ax-contract">
        {typeof words === 'string' && (
          <article>
            {typeof file === 'string' && <p className="ax-faint">{session.say(text.fromFile, { file })}</p>}
            {words}
          </article>
        )}
        <aside>
          <h3>{session.say(text.gaps)}</h3>
          <ul>
            {Object.entries(contractSample).map(([name, value]) => (
              <li key={name}>
                <code>{`{${name}}`}</code> <span className="ax-faint">{value}</span>
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </div>
  );
});
