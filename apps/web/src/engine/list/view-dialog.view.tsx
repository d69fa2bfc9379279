import type { Text } from '@axle/kernel';
import type { ViewAudience } from '@axle/wire';
import { Button, Classes, FormGroup, InputGroup, Radio, RadioGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useId, useState } from 'react';
import { TitledDialog } from '../../shell/dialogs/titled-dialog.view.tsx';
import { Messages } from '../../shell/messages.ts';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { engineText } from '../../text/engine.ts';
import { viewsText } from '../../text/views.ts';
import { viewsMenuText } from '../../text/views-menu.ts';
import { usePageModel } from '../page-model-context.ts';

/** Asks for the name of a view and for who sees it. */
export const ViewDialog = observer(function ViewDialog({ edits, onClose }: { readonly edits: boolean; readonly onClose: () => void }) {
  const { views } = usePageModel();
  const session = useService(Session);
  const messages = useService(Messages);
  const edited = edits ? views.active : undefined;
  const [name, setName] = useState(edited?.name ?? '');
  const [audience, setAudience] = useState<ViewAudience>(edited?.audience ?? 'private');
  const [refused, setRefused] = useState<Text>();
  const id = useId();
  const audiences: readonly ViewAudience[] =
    session.isSuper || edited?.audience === 'public' ? ['private', 'team', 'public'] : ['private', 'team'];
  const keep = async (event: FormEvent) => {
    event.preventDefault();
    const refusal = await (edited ? views.kept.rename(edited, name.trim(), audience) : views.saveAs(name.trim(), audience));
    if (refusal) return setRefused(refusal.message);
    messages.show('good', viewsText.saved);
    return onClose();
  };
  return (
    <TitledDialog
      isOpen
      onClose={onClose}
      title={session.say(edited ? viewsMenuText.edit : viewsMenuText.saveAs)}
      className="ax-view-dialog"
    >
      <form onSubmit={event => void keep(event)}>
        <div className={Classes.DIALOG_BODY}>
          <FormGroup
            label={session.say(viewsMenuText.name)}
            labelFor={id}
            intent={refused ? 'danger' : 'none'}
            helperText={refused && <span role="alert">{session.say(refused)}</span>}
          >
            <InputGroup
              id={id}
              autoFocus
              required
              maxLength={60}
              value={name}
              onValueChange={setName}
              aria-invalid={refused !== undefined}
            />
          </FormGroup>
          <RadioGroup
            label={session.say(viewsMenuText.audience)}
            selectedValue={audience}
            onChange={event => setAudience(event.currentTarget.value as ViewAudience)}
          >
            {audiences.map(one => (
              <Radio key={one} value={one} label={session.say(viewsMenuText[one])} />
            ))}
          </RadioGroup>
        </div>
        <div className={Classes.DIALOG_FOOTER}>
          <div className={Classes.DIALOG_FOOTER_ACTIONS}>
            <Button text={session.say(engineText.cancel)} onClick={onClose} />
            <Button type="submit" intent="primary" disabled={name.trim() === ''} text={session.say(viewsText.save)} />
          </div>
        </div>
      </form>
    </TitledDialog>
  );
});
