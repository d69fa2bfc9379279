import { Callout, Spinner } from '@blueprintjs/core';
import { CloudUpload } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { attachmentText } from '../../text/attachments.ts';
import '../import-export/import-export.css';
import { AttachmentRow } from './attachment-row.view.tsx';
import { AttachmentStore } from './attachment-store.ts';
import { Attachments } from './attachments.ts';
import './attachments.css';
import { PreviewView } from './preview.view.tsx';
import { SendingView } from './sending.view.tsx';

/** The files of a record: dropped, pasted or chosen, several at a time; pictures and PDF are looked at in place. */
export const AttachmentsView = observer(function AttachmentsView({ page, id }: { readonly page: string; readonly id: number }) {
  const attachments = useService(Attachments);
  const session = useService(Session);
  const [store] = useState(() => new AttachmentStore({ page, id }, attachments));
  const [over, setOver] = useState(false);
  const input = useId();
  useEffect(() => {
    void store.load();
    return () => store.close();
  }, [store]);
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      if (store.mayAdd && clipboardData && clipboardData.files.length > 0) void store.add([...clipboardData.files]);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [store]);
  const { rows } = store;
  return (
    <section className="ax-attachments" aria-label={session.say(attachmentText.title)}>
      {store.refusal && (
        <Callout intent="danger" compact role="alert">
          {session.say(store.refusal.message)}
        </Callout>
      )}
      {store.mayAdd && (
        <label
          htmlFor={input}
          className={`ax-drop${over ? ' ax-over' : ''}`}
          onDragLeave={() => setOver(false)}
          onDragOver={event => {
            event.preventDefault();
            setOver(true);
          }}
          onDrop={event => {
            event.preventDefault();
            setOver(false);
            void store.add([...event.dataTransfer.files]);
          }}
        >
          <CloudUpload size={20} />
          <strong>{session.say(attachmentText.add)}</strong>
          <span className="ax-faint">{session.say(attachmentText.kinds)}</span>
          <input
            id={input}
            type="file"
            multiple
            className="only-for-readers"
            onChange={event => {
              void store.add([...(event.currentTarget.files ?? [])]);
              event.currentTarget.value = '';
            }}
          />
        </label>
      )}
      <SendingView store={store} />
      {!rows && !store.refusal && <Spinner size={24} />}
      {rows?.length === 0 && <p className="ax-faint">{session.say(attachmentText.none)}</p>}
      {rows && rows.length > 0 && (
        <ul className="ax-file-list">
          {rows.map(attachment => (
            <AttachmentRow key={attachment.id} store={store} attachment={attachment} />
          ))}
        </ul>
      )}
      {store.preview && (
        <PreviewView
          store={store}
          preview={store.preview}
          label={session.say(attachmentText.open, { name: store.preview.attachment.name })}
        />
      )}
    </section>
  );
});
