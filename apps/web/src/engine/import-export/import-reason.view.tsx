import { FormGroup, TextArea } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { importText } from '../../text/import.ts';
import type { ImportStore } from './import-store.ts';

/** Why a file changes what a second person decides on: asked once for all of its rows. */
export const ImportReason = observer(function ImportReason({ importing }: { readonly importing: ImportStore }) {
  const session = useService(Session);
  const id = useId();
  return (
    <FormGroup
      label={session.say(importText.changeReason)}
      labelFor={id}
      helperText={session.say(importText.changeReasonHelp)}
      className="ax-import-reason"
    >
      <TextArea
        id={id}
        fill
        rows={2}
        maxLength={500}
        value={importing.why.text}
        placeholder={session.say(importText.changeReasonSample)}
        onChange={event => importing.why.type(event.currentTarget.value)}
      />
    </FormGroup>
  );
});
