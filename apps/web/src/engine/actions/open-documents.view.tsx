import { type Refusal, text } from '@axle/kernel';
import type { Proposal, RecordRow } from '@axle/page-kit';
import { Callout, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLatest } from '../answers/use-latest.ts';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { formText } from '../../text/form.ts';
import { recordText } from '../fields/grid-text.ts';
import { usePageModel } from '../page-model-context.ts';
import { PageActions } from './page-actions.ts';
import './proposals.css';

interface OpenDocumentsProps {
  readonly action: string;
  readonly records: readonly RecordRow[];
}

/**
 * The open documents of records, shown before an action runs on them: for several records under the name of each, and in one line the
 * records that have none.
 */
export const OpenDocuments = observer(function OpenDocuments({ action, records }: OpenDocumentsProps) {
  const session = useService(Session);
  const server = useService(PageActions);
  const { resource, page } = usePageModel();
  const [documents, setDocuments] = useState<readonly Proposal[]>();
  const [refusal, setRefusal] = useState<Refusal>();
  const latest = useLatest();
  useEffect(() => {
    const ids = records.map(({ id }) => id);
    void latest.ask(
      () => server.proposals(resource, page.key, action, ids),
      reply => (reply.ok ? setDocuments(reply.value) : setRefusal(reply.refusal)),
    );
  }, [latest, server, resource, page, action, records]);
  if (refusal)
    return (
      <Callout intent="danger" compact>
        {session.say(refusal.message)}
      </Callout>
    );
  if (!documents) return <Spinner size={20} />;
  if (documents.length === 0) return <p className="ax-hint">{session.say(formText.nothingOpen)}</p>;
  const named = records.map(record => ({
    id: record.id,
    name: recordText(resource, record, session),
    open: documents.filter(({ of = record.id }) => of === record.id),
  }));
  const clear = named.filter(({ open }) => open.length === 0).map(({ name }) => name);
  return (
    <section className="ax-open-documents" aria-label={session.say(formText.openDocuments)}>
      <h3>{session.say(formText.openDocuments)}</h3>
      <div tabIndex={0}>
        {named
          .filter(({ open }) => open.length > 0)
          .map(({ id, name, open }) => (
            <div key={id}>
              {named.length > 1 && <h4>{name}</h4>}
              <ul aria-label={name}>
                {open.map(({ words, why }) => (
                  <li key={`${words.zh} ${why.zh}`}>
                    <span className="ax-proposal-words">{session.say(words)}</span>
                    <span className="ax-faint">{session.say(why)}</span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
      </div>
      {clear.length > 0 && (
        <p className="ax-hint">{session.say(formText.nothingOpenOf, { names: text(clear.join('、'), clear.join(', ')) })}</p>
      )}
    </section>
  );
});
