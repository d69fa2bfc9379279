import './dialogs.css';
import { Button, DialogBody, DialogFooter, FormGroup, InputGroup } from '@blueprintjs/core';
import { TitledDialog } from './titled-dialog.view.tsx';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { useService } from '../services.tsx';
import type { Prompt } from './dialogs.ts';
import { DialogsStore, type OpenDialog } from './dialogs.store.ts';
import { Session } from '../session/session.ts';
import { frameText } from '../../text/frame.ts';

/** The question in view, if there is one. */
export const DialogsView = observer(function DialogsView() {
  const store = useService(DialogsStore);
  return store.current ? <QuestionDialog key={store.current.id} dialog={store.current} /> : null;
});

const QuestionDialog = observer(function QuestionDialog({ dialog }: { readonly dialog: OpenDialog }) {
  const store = useService(DialogsStore);
  const session = useService(Session);
  const { question } = dialog;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    store.accept();
  };
  return (
    <TitledDialog className="ask" isOpen title={session.say(question.title)} onClose={() => store.dismiss()} canOutsideClickClose={false}>
      <form onSubmit={submit}>
        <DialogBody>
          <p>{typeof question.text === 'string' ? question.text : session.say(question.text)}</p>
          {dialog.asksText && <AnswerInput prompt={question} />}
        </DialogBody>
        <DialogFooter
          actions={
            <>
              <Button text={session.say(frameText.cancel)} onClick={() => store.dismiss()} />
              <Button
                type="submit"
                autoFocus={!dialog.asksText}
                intent={question.tone === 'danger' ? 'danger' : 'primary'}
                text={question.confirm ? session.say(question.confirm) : session.say(frameText.ok)}
              />
            </>
          }
        />
      </form>
    </TitledDialog>
  );
});

const AnswerInput = observer(function AnswerInput({ prompt }: { readonly prompt: Prompt }) {
  const store = useService(DialogsStore);
  const session = useService(Session);
  return (
    <FormGroup helperText={<span role="alert">{store.error && session.say(store.error)}</span>} intent={store.error ? 'danger' : 'none'}>
      <InputGroup
        autoFocus
        value={store.answer}
        onValueChange={value => store.type(value)}
        aria-label={session.say(prompt.title)}
        aria-invalid={store.error !== undefined}
        placeholder={prompt.placeholder && session.say(prompt.placeholder)}
        intent={store.error ? 'danger' : 'none'}
      />
    </FormGroup>
  );
});
