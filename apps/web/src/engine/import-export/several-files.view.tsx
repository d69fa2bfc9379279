import { text } from '@axle/kernel';
import { formatValue } from '@axle/page-kit';
import { Button, Spinner } from '@blueprintjs/core';
import { Document, Error, TickCircle } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { importText } from '../../text/import.ts';
import { EncodingChoices } from './encoding-choice.view.tsx';
import type { OneFile, SeveralFiles } from './several-files.ts';

const bytes = { kind: 'bytes', label: text('大小', 'Size') } as const;

const icons = { waiting: <Document />, sending: <Spinner size={16} />, queued: <TickCircle />, refused: <Error /> };

/** Several files that were chosen at once, each with its outcome. */
export const SeveralFilesList = observer(function SeveralFilesList({ several }: { readonly several: SeveralFiles }) {
  const session = useService(Session);
  const words = ({ state, refusal, encoding }: OneFile) =>
    session.say(refusal?.message ?? (state === 'waiting' && encoding.isOpen ? importText.fileUndecided : importText[`file_${state}`]));
  return (
    <>
      <ul className="ax-several" aria-label={session.say(importText.files)}>
        {several.files.map((one, place) => (
          <li key={`${place} ${one.file.name}`} className={`ax-several-${one.state}`}>
            {icons[one.state]}
            <span className="ax-several-name">{one.file.name}</span>
            <span className="ax-faint">{formatValue(bytes, one.file.size, session.language)}</span>
            <span role="status">{words(one)}</span>
            {one.refusal?.code === 'SAME_FILE' && (
              <Button size="small" text={session.say(importText.uploadAgain)} onClick={() => void several.sendAgain(one)} />
            )}
            {one.state === 'waiting' && <EncodingChoices encoding={one.encoding} />}
          </li>
        ))}
      </ul>
      {several.queued > 0 && !several.sending && (
        <p className="ax-several-note">{session.say(importText.severalQueued, { count: several.queued })}</p>
      )}
    </>
  );
});
