import { fill } from '@axle/kernel';
import { Button, Callout } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Dialogs } from '../../shell/dialogs/dialogs.ts';
import { Messages } from '../../shell/messages.ts';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { engineText } from '../../text/engine.ts';
import { usePageModel } from '../page-model-context.ts';
import { SideSheet } from '../side-sheet.view.tsx';
import './form.css';
import { FormField } from './form-field.view.tsx';
import type { FormStore } from './form-store.ts';
import { NewerRecord } from './newer-record.view.tsx';

/** The form of a record in a drawer: groups of fields, saved by Ctrl+Enter, guarded while something is unsaved. */
export const FormView = observer(function FormView({ form }: { readonly form: FormStore }) {
  const model = usePageModel();
  const session = useService(Session);
  const messages = useService(Messages);
  const dialogs = useService(Dialogs);
  const body = useRef<HTMLDivElement>(null);
  const entity = model.resource.label;
  const names = { entity: { zh: entity.zh, en: entity.en.toLowerCase() } };

  useEffect(() => {
    const timer = setTimeout(() => body.current?.querySelector<HTMLElement>('input:not(:disabled), select:not(:disabled)')?.focus(), 120);
    return () => clearTimeout(timer);
  }, []);

  const close = async () => {
    if (form.saving) return;
    if (
      form.dirty &&
      !(await dialogs.confirm({
        title: engineText.discardTitle,
        text: engineText.discardText,
        confirm: engineText.discard,
        tone: 'danger',
      }))
    )
      return;
    model.closeForm();
  };
  const save = async () => {
    (document.activeElement as HTMLElement | null)?.blur();
    const row = await form.save();
    if (row) {
      messages.show('good', engineText.saved);
      model.saved(row);
    } else if (!form.saving) body.current?.querySelector<HTMLElement>('.ax-wrong input, .ax-wrong select, .ax-wrong textarea')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void save();
  };
  const wrong = form.submitted ? form.refusals.size : 0;
  return (
    <SideSheet
      onClose={() => void close()}
      width="720px"
      title={session.say(fill(form.adding ? engineText.addTitle : engineText.editTitle, names))}
      closesOutside={!form.dirty}
    >
      <div className="ax-form" onKeyDown={onKeyDown} ref={body}>
        {form.newer ? (
          <NewerRecord form={form} />
        ) : (
          form.general && (
            <Callout intent="danger" compact className="ax-form-callout">
              {session.say(form.general.message)}
            </Callout>
          )
        )}
        {form.groups.map(group => (
          <fieldset key={group.title.en}>
            <legend>{session.say(group.title)}</legend>
            <div className="ax-form-fields">
              {group.fields.map(name => (
                <FormField key={name} form={form} name={name} first={name === form.fieldNames[0]} />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <div className="ax-drawer-foot">
        {wrong > 0 && <span className="ax-bad">{session.say(fill(engineText.mendFirst, { count: wrong }))}</span>}
        <span className="ax-toolbar-space" />
        <span className="ax-faint">{session.say(engineText.saveHint)}</span>
        <Button text={session.say(engineText.cancel)} onClick={() => void close()} />
        <Button
          intent="primary"
          text={session.say(engineText.save)}
          loading={form.saving}
          disabled={!form.adding && !form.dirty}
          onClick={() => void save()}
        />
      </div>
    </SideSheet>
  );
});
