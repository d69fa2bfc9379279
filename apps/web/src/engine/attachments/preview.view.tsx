import { AnchorButton, Button } from '@blueprintjs/core';
import { Cross, Share } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { attachmentText } from '../../text/attachments.ts';
import type { AttachmentStore, Preview } from './attachment-store.ts';

/** A picture or a PDF in place, beneath the list of files. */
export const PreviewView = observer(function PreviewView({
  store,
  preview,
  label,
}: {
  readonly store: AttachmentStore;
  readonly preview: Preview;
  readonly label: string;
}) {
  const session = useService(Session);
  const { attachment, address } = preview;
  return (
    <figure className="ax-preview" aria-label={label}>
      <figcaption>
        <strong>{attachment.name}</strong>
        <AnchorButton
          variant="minimal"
          size="small"
          icon={<Share />}
          href={address}
          target="_blank"
          text={session.say(attachmentText.newTab)}
        />
        <Button
          variant="minimal"
          size="small"
          icon={<Cross />}
          title={session.say(attachmentText.closePreview)}
          aria-label={session.say(attachmentText.closePreview)}
          onClick={() => store.closePreview()}
        />
      </figcaption>
      {attachment.mediaType === 'application/pdf' ? (
        <iframe src={address} title={attachment.name} />
      ) : (
        <img src={address} alt={attachment.name} />
      )}
    </figure>
  );
});
