import { textEncodings } from '@axle/tasks';
import { Radio, RadioGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { importText } from '../../text/import.ts';
import type { FileEncoding } from './file-encoding.ts';

/** Asks for the encoding of a file whose bytes leave it open, each with the first lines as they would read. */
export const EncodingChoices = observer(function EncodingChoices({ encoding }: { readonly encoding: FileEncoding }) {
  const session = useService(Session);
  if (encoding.choices.length === 0) return null;
  return (
    <RadioGroup
      className="ax-import-encodings"
      label={session.say(importText.chooseEncoding)}
      selectedValue={encoding.chosen}
      onChange={event => {
        const choice = encoding.choices.find(({ code }) => code === event.currentTarget.value);
        if (choice) encoding.choose(choice.code);
      }}
    >
      {encoding.choices.map(({ code, preview }) => (
        <Radio key={code} value={code}>
          {session.say(textEncodings.find(one => one.code === code)!.label)}
          <pre>{preview}</pre>
        </Radio>
      ))}
    </RadioGroup>
  );
});
