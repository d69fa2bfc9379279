import '../../engine/fields/fields.css';
import '../../engine/references/references.css';
import './why.css';
import { Button, Callout, DialogBody } from '@blueprintjs/core';
import { Cross, Tick } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { PickBox } from '../../engine/fields/parts/pick-box.view.tsx';
import { MainClient } from '../../gateways/main-client.ts';
import { whyText } from '../../text/why.ts';
import { TitledDialog } from '../dialogs/titled-dialog.view.tsx';
import { useService } from '../services.tsx';
import { Session } from '../session/session.ts';
import type { WhyAnswer } from './answer.ts';
import { WhyModel } from './why-model.ts';
import { WhyPreview } from './why-preview.view.tsx';
import { WhyStore } from './why.store.ts';

/** Most people offered at once. */
const most = 50;

/** Why a user may, or may not: an answer with its chain, and below it what the user sees. */
export const WhyDialog = observer(function WhyDialog() {
  const store = useService(WhyStore);
  const session = useService(Session);
  return (
    <TitledDialog className="why" isOpen={store.isOpen} title={session.say(whyText.title)} onClose={() => store.hide()}>
      <DialogBody>
        <Content />
      </DialogBody>
    </TitledDialog>
  );
});

const Content = observer(function Content() {
  const main = useService(MainClient);
  const session = useService(Session);
  const [model] = useState(() => new WhyModel(main));
  useEffect(() => {
    void model.load();
    return () => model.close();
  }, [model]);
  return (
    <>
      <div className="why-question">
        <WhoBox model={model} />
        <WhatBox model={model} />
      </div>
      <div aria-live="polite">{model.answer && <Answer answer={model.answer} />}</div>
      {model.state === 'loading' && <div className="bp6-skeleton why-waiting" role="status" aria-label={session.say(whyText.loading)} />}
      {model.state === 'failed' && (
        <Callout intent="danger" compact role="alert">
          {model.refusal && session.say(model.refusal)}{' '}
          <Button size="small" variant="minimal" text={session.say(whyText.retry)} onClick={() => void model.load()} />
        </Callout>
      )}
      {model.rights ? (
        <WhyPreview model={model} rights={model.rights} />
      ) : (
        model.state === 'idle' && <p className="why-hint">{session.say(whyText.chooseUser)}</p>
      )}
    </>
  );
});

const WhoBox = observer(function WhoBox({ model }: { readonly model: WhyModel }) {
  const session = useService(Session);
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{session.say(whyText.user)}</label>
      <PickBox
        id={id}
        picked={model.user === undefined ? undefined : { id: model.user, text: session.nickname(model.user) }}
        placeholder={session.say(whyText.userHint)}
        disabled={false}
        invalid={false}
        nothing={session.say(whyText.nothing)}
        load={async typed => {
          await session.readNames();
          return session.people(typed).slice(0, most);
        }}
        onPick={picked => model.choose(picked?.id)}
        onLeave={() => undefined}
      />
    </div>
  );
});

const WhatBox = observer(function WhatBox({ model }: { readonly model: WhyModel }) {
  const session = useService(Session);
  const id = useId();
  const { subject } = model;
  return (
    <div>
      <label htmlFor={id}>{session.say(whyText.subject)}</label>
      <PickBox
        id={id}
        picked={subject && { id: -1, text: session.say(subject.what) }}
        placeholder={session.say(whyText.subjectHint)}
        disabled={false}
        invalid={false}
        nothing={session.say(whyText.nothing)}
        load={typed =>
          Promise.resolve(
            model.search(typed).map(({ id: place, choice }) => ({ id: place, text: session.say(choice.title), note: choice.note })),
          )
        }
        onPick={picked => model.ask(picked && model.subjects[picked.id]?.subject)}
        onLeave={() => undefined}
      />
    </div>
  );
});

const Answer = observer(function Answer({ answer }: { readonly answer: WhyAnswer }) {
  const session = useService(Session);
  return (
    <Callout className="why-answer" intent={answer.good ? 'success' : 'danger'} icon={answer.good ? <Tick /> : <Cross />}>
      <strong>{session.say(answer.sentence)}</strong>
      <ol>
        {answer.chain.map(({ text, good }) => (
          <li key={text.en} className={good ? 'why-good' : 'why-bad'}>
            {good ? <Tick size={12} /> : <Cross size={12} />} {session.say(text)}
          </li>
        ))}
      </ol>
    </Callout>
  );
});
