import './dialogs.css';
import { Button, DialogBody, DialogFooter, FormGroup, InputGroup } from '@blueprintjs/core';
import { TitledDialog } from './titled-dialog.view.tsx';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSay } from '../language/use-say.ts';
import { useService } from '../services.tsx';
import type { Prompt } from './dialogs.ts';
import { DialogsStore, type OpenDialog } from './dialogs.store.ts';

/** The question in view, if there is one. */
export const DialogsView = observer(function DialogsView() {
  const store = useService(DialogsStore);
  return store.current ? <QuestionDialog key={store.current.id} dialog={store.current} /> : null;
});

const QuestionDialog = observer(function QuestionDialog({ dialog }: { readonly dialog: OpenDialog }) {
  const store = useService(DialogsStore);
  const say = useSay();
  const { t } = useTranslation('frame');
  const { question } = dialog;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    store.accept();
  };
  return (
    <TitledDialog className="ask" isOpen title={say(question.title)} onClose={() => store.dismiss()} canOutsideClickClose={false}>
      <form onSubmit={submit}>
        <DialogBody>
          <p>{typeof question.text === 'string' ? question.text : say(question.text)}</p>
          {dialog.asksText && <AnswerInput prompt={question} />}
        </DialogBody>
        <DialogFooter
          actions={
            <>
              <Button text={t('cancel')} onClick={() => store.dismiss()} />
              <Button
                type="submit"
                autoFocus={!dialog.asksText}
                intent={question.tone === 'danger' ? 'danger' : 'primary'}
                text={question.confirm ? say(question.confirm) : t('ok')}
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
  const say = useSay();
  return (
    <FormGroup helperText={<span role="alert">{store.error && say(store.error)}</span>} intent={store.error ? 'danger' : 'none'}>
      <InputGroup
        autoFocus
        value={store.answer}
        onValueChange={value => store.type(value)}
        aria-label={say(prompt.title)}
        aria-invalid={store.error !== undefined}
        placeholder={prompt.placeholder && say(prompt.placeholder)}
        intent={store.error ? 'danger' : 'none'}
      />
    </FormGroup>
  );
});
