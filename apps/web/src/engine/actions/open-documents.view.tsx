import { inLanguage, type Refusal } from '@axle/kernel';
import type { Proposal } from '@axle/page-kit';
import { Callout, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { formText } from '../../text/form.ts';
import { usePageModel } from '../page-model-context.ts';
import { PageActions } from './page-actions.ts';
import './proposals.css';

/** What stands open of a record, told before something is done with it. */
export const OpenDocuments = observer(function OpenDocuments({ action, record }: { readonly action: string; readonly record: number }) {
  const session = useService(Session);
  const server = useService(PageActions);
  const { resource, page } = usePageModel();
  const [documents, setDocuments] = useState<readonly Proposal[]>();
  const [refusal, setRefusal] = useState<Refusal>();
  useEffect(() => {
    let gone = false;
    void server.proposals(resource, page.key, action, record).then(reply => {
      if (gone) return;
      if (reply.ok) setDocuments(reply.value);
      else setRefusal(reply.refusal);
    });
    return () => {
      gone = true;
    };
  }, [server, resource, page, action, record]);
  if (refusal)
    return (
      <Callout intent="danger" compact>
        {session.say(refusal.message)}
      </Callout>
    );
  if (!documents) return <Spinner size={20} />;
  if (documents.length === 0) return <p className="ax-hint">{session.say(formText.nothingOpen)}</p>;
  return (
    <section className="ax-open-documents" aria-label={session.say(formText.openDocuments)}>
      <h3>{session.say(formText.openDocuments)}</h3>
      <ul tabIndex={0}>
        {documents.map(({ words, why }) => (
          <li key={words.zh}>
            <span className="ax-proposal-words">{inLanguage(words, session.language)}</span>
            <span className="ax-faint">{inLanguage(why, session.language)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
});
