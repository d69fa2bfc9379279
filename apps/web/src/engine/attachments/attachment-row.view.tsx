import { fill } from '@axle/kernel';
import { formatValue } from '@axle/page-kit';
import type { Attachment } from '@axle/wire';
import { Button } from '@blueprintjs/core';
import { Document, Download, Edit, Media, Trash } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { Dialogs } from '../../shell/dialogs/dialogs.ts';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { attachmentText } from '../../text/attachments.ts';
import { localMoment } from '../fields/calendar/local-moment.ts';
import { saveFile } from '../files/save-file.ts';
import { type AttachmentStore, isShown } from './attachment-store.ts';

const bytes = { kind: 'bytes', label: { zh: '大小', en: 'Size' } } as const;

/** One file: its name, size, who added it and when, and what may be done with it. */
export const AttachmentRow = observer(function AttachmentRow({
  store,
  attachment,
}: {
  readonly store: AttachmentStore;
  readonly attachment: Attachment;
}) {
  const session = useService(Session);
  const dialogs = useService(Dialogs);
  const { name } = attachment;
  const say = (text: (typeof attachmentText)['open']) => session.say(text, { name });
  const download = async () => {
    const content = await store.fetch(attachment);
    if (content) saveFile(name, content);
  };
  const rename = async () => {
    const given = await dialogs.prompt({
      title: attachmentText.renameTitle,
      text: attachmentText.renameText,
      initial: name.replace(/\.[^.]+$/, ''),
    });
    if (given !== undefined) await store.rename(attachment, given);
  };
  const remove = async () => {
    const text = fill(attachmentText.removeText, { name });
    if (await dialogs.confirm({ title: attachmentText.removeTitle, text, confirm: attachmentText.removeNow, tone: 'danger' }))
      await store.remove(attachment);
  };
  return (
    <li>
      {attachment.mediaType.startsWith('image/') ? <Media /> : <Document />}
      <div className="ax-file-words">
        {isShown(attachment) ? (
          <button
            type="button"
            className="ax-link"
            aria-label={say(attachmentText.open)}
            title={say(attachmentText.open)}
            onClick={() => void store.open(attachment)}
          >
            {name}
          </button>
        ) : (
          <span>{name}</span>
        )}
        <span className="ax-faint">
          {formatValue(bytes, attachment.bytes, session.language)} · {session.nickname(attachment.by)} · {localMoment(attachment.at)}
        </span>
      </div>
      <Button
        variant="minimal"
        size="small"
        icon={<Download />}
        title={say(attachmentText.download)}
        aria-label={say(attachmentText.download)}
        onClick={() => void download()}
      />
      {attachment.mayChange && (
        <>
          <Button
            variant="minimal"
            size="small"
            icon={<Edit />}
            title={say(attachmentText.rename)}
            aria-label={say(attachmentText.rename)}
            onClick={() => void rename()}
          />
          <Button
            variant="minimal"
            size="small"
            icon={<Trash />}
            title={say(attachmentText.remove)}
            aria-label={say(attachmentText.remove)}
            onClick={() => void remove()}
          />
        </>
      )}
    </li>
  );
});
