import { type HeldFile, pictureEndings, type Resource } from '@axle/page-kit';
import { Button, DialogBody, DialogFooter } from '@blueprintjs/core';
import { Document } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { TitledDialog } from '../../shell/dialogs/titled-dialog.view.tsx';
import { Messages } from '../../shell/messages.ts';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { filesText } from '../../text/files.ts';
import { saveFile } from './save-file.ts';
import { RecordFiles } from './record-files.ts';

/** Files, and the record and the field that hold them. */
export interface FilesViewProps {
  readonly resource: Resource;
  readonly page: string;
  readonly record: number;
  readonly field: string;
  readonly files: readonly HeldFile[];
}

const isPicture = ({ name }: HeldFile) => pictureEndings.some(ending => name.toLowerCase().endsWith(`.${ending}`));

/** The files of a record that is looked at: pictures open large, everything can be downloaded. */
export const FilesView = observer(function FilesView({ resource, page, record, field, files }: FilesViewProps) {
  const session = useService(Session);
  const messages = useService(Messages);
  const store = useService(RecordFiles);
  const [shown, setShown] = useState<{ readonly file: HeldFile; readonly content: Blob; readonly address: string }>();
  useEffect(() => () => void (shown && URL.revokeObjectURL(shown.address)), [shown]);
  const fetchFile = async (file: HeldFile) => {
    const reply = await store.fetch(resource, { page, id: record, field, file: file.id });
    if (!reply.ok) return messages.show('bad', reply.refusal.message);
    if (!isPicture(file)) return saveFile(file.name, reply.value);
    return setShown({ file, content: reply.value, address: URL.createObjectURL(reply.value) });
  };
  return (
    <>
      <span className="ax-files-seen">
        {files.map(file => (
          <button
            key={file.id}
            type="button"
            title={file.name}
            aria-label={session.say(filesText.open, { name: file.name })}
            onClick={() => void fetchFile(file)}
          >
            {file.thumb ? <img src={file.thumb} alt="" /> : <Document size={16} />}
            {!file.thumb && file.name}
          </button>
        ))}
      </span>
      {shown && (
        <TitledDialog isOpen onClose={() => setShown(undefined)} title={shown.file.name} className="ax-dialog ax-file-shown">
          <DialogBody>
            <img src={shown.address} alt={shown.file.name} />
          </DialogBody>
          <DialogFooter
            actions={<Button text={session.say(filesText.download)} onClick={() => saveFile(shown.file.name, shown.content)} />}
          />
        </TitledDialog>
      )}
    </>
  );
});
