import type { Refusal } from '@axle/kernel';
import type { Proposal } from '@axle/page-kit';
import { Callout, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { useLatest } from '../answers/use-latest.ts';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { formText } from '../../text/form.ts';
import { usePageModel } from '../page-model-context.ts';
import './proposals.css';
import type { ActionStore } from './action-store.ts';
import { PageActions } from './page-actions.ts';

/** What might be filled in for a record, likeliest first: the first one is, until another is chosen or something is typed. */
export const ProposalsView = observer(function ProposalsView({ action, record }: { readonly action: string; readonly record: number }) {
  const session = useService(Session);
  const server = useService(PageActions);
  const model = usePageModel();
  const [proposals, setProposals] = useState<readonly Proposal[]>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [chosen, setChosen] = useState(0);
  const id = useId();
  const { resource, page, actions } = model;
  const latest = useLatest();
  useEffect(() => {
    void latest.ask(
      () => server.proposals(resource, page.key, action, [record]),
      reply => {
        if (!reply.ok) return setRefusal(reply.refusal);
        setProposals(reply.value);
        const [first] = reply.value;
        if (first) take(actions, actions.dirty ? listsOf(first, actions) : first);
      },
    );
  }, [latest, server, resource, page, action, record, actions]);
  if (refusal)
    return (
      <Callout intent="danger" compact>
        {session.say(refusal.message)}
      </Callout>
    );
  if (!proposals) return <Spinner size={20} />;
  if (proposals.length === 0) return <p className="ax-hint">{session.say(formText.noProposals)}</p>;
  const [only] = proposals;
  if (only && proposals.length === 1)
    return (
      <p className="ax-proposal-only">
        {session.say(only.words)} <span className="ax-faint">{session.say(only.why)}</span>
      </p>
    );
  return (
    <fieldset className="ax-proposals">
      <legend>{session.say(formText.proposals)}</legend>
      {proposals.map((proposal, at) => (
        <label key={JSON.stringify(proposal.values)}>
          <input
            type="radio"
            name={id}
            checked={chosen === at}
            onChange={() => {
              setChosen(at);
              take(actions, proposal);
            }}
          />
          <span className="ax-proposal-words">{session.say(proposal.words)}</span>
          <span className="ax-faint">{session.say(proposal.why)}</span>
        </label>
      ))}
    </fieldset>
  );
});

/** Proposals for lists that the user has not touched: they are filled in whatever was typed into other inputs in the meantime. */
const listsOf = ({ values }: Proposal, actions: ActionStore): Pick<Proposal, 'values'> => ({
  values: Object.fromEntries(Object.entries(values).filter(([name, value]) => Array.isArray(value) && actions.values[name] === undefined)),
});

/** Fills in what is proposed. */
function take(actions: ActionStore, { values }: Pick<Proposal, 'values'>): void {
  for (const [name, value] of Object.entries(values)) actions.type(name, value);
}
