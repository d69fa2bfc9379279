import { fill, type Text, text } from '@axle/kernel';
import { type RecordRow, transitionNamed } from '@axle/page-kit';
import { Button, Tooltip } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLatest } from '../answers/use-latest.ts';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { engineText } from '../../text/engine.ts';
import { stateText } from '../../text/states.ts';
import { type NextTransition, PageActions } from '../actions/page-actions.ts';
import { useActionRunner } from '../actions/use-action-runner.ts';
import { usePageModel } from '../page-model-context.ts';
import './states.css';

/** Where a record can go from its state: a button each; one that cannot be pressed now says why, and who may. */
export const StateBar = observer(function StateBar({ row, onDone }: { readonly row: RecordRow; onDone(): void }) {
  const model = usePageModel();
  const session = useService(Session);
  const actions = useService(PageActions);
  const run = useActionRunner();
  const { resource, page } = model;
  const [next, setNext] = useState<readonly NextTransition[]>([]);
  const { id, version } = row;
  const latest = useLatest();
  useEffect(() => {
    void latest.ask(
      () => actions.next(resource, page.key, id),
      reply => reply.ok && setNext(reply.value),
    );
  }, [latest, actions, resource, page, id, version]);
  const offered = next.flatMap(one => {
    const transition = transitionNamed(resource, one.key);
    const custom = page.actions.find(action => action.key === one.key);
    return transition && custom ? [{ ...one, transition, custom }] : [];
  });
  if (offered.length === 0) return null;
  return (
    <div className="ax-state-bar" role="group" aria-label={session.say(stateText.next)}>
      {offered.map(({ key, transition, custom, refusals, roles }) => {
        const why = session.viewing ? session.say(engineText.viewing) : refusals.map(refusal => session.say(refusal.message)).join('；');
        const press = async () => {
          await run({ key, title: transition.title, custom, tone: transition.tone }, [row]);
          onDone();
        };
        return (
          <Tooltip key={key} content={why === '' ? session.say(whoMay(roles)) : why} placement="bottom" compact>
            <Button
              size="small"
              intent={transition.tone === 'danger' ? 'danger' : transition.tone === 'primary' ? 'primary' : 'none'}
              variant={transition.tone === 'danger' ? 'outlined' : undefined}
              aria-disabled={why !== '' || undefined}
              aria-description={why === '' ? undefined : why}
              className={why === '' ? undefined : 'bp6-disabled'}
              loading={model.actions.running === key}
              text={session.say(transition.title)}
              onClick={() => void (why === '' && press())}
            />
          </Tooltip>
        );
      })}
    </div>
  );
});

const whoMay = (roles: readonly Text[]): Text =>
  fill(stateText.whoMay, { roles: text(roles.map(({ zh }) => zh).join('、'), roles.map(({ en }) => en).join(', ')) });
