import { type Refusal, text } from '@axle/kernel';
import { type FilesField, formatValue, type HeldFile, holdsPictures, refuseFile } from '@axle/page-kit';
import { CloudUpload, Cross, Document } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useContext, useRef, useState } from 'react';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { filesText } from '../../../text/files.ts';
import { RecordFiles } from '../../files/record-files.ts';
import { SendsContext } from '../../files/sends.ts';
import { thumbnailOf } from '../../files/thumbnail.ts';
import type { InputProps } from '../field-view.ts';

interface Sending {
  readonly name: string;
  readonly share: number;
}

const bytes = { kind: 'bytes', label: text('大小', 'Size') } as const;

/** Files of a record: dropped, pasted or chosen; each is sent at once and belongs to the record when that is saved. */
export const FilesInput = observer(function FilesInput({ id, field, value, disabled, describedBy, onChange, onLeave }: InputProps) {
  const session = useService(Session);
  const files = useService(RecordFiles);
  const { most, endings, purposes, ...rest } = field as FilesField;
  const held = (Array.isArray(value) ? value : []) as readonly HeldFile[];
  const latest = useRef(held);
  latest.current = held;
  const sends = useContext(SendsContext);
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const [refusal, setRefusal] = useState<Refusal>();
  const [over, setOver] = useState(false);
  const change = (next: readonly HeldFile[]) => {
    latest.current = next;
    onChange(next.length > 0 ? next : undefined);
  };
  const refuse = (refused: Refusal): false => {
    setRefusal(refused);
    return false;
  };
  const sendOne = async (file: File): Promise<boolean> => {
    const refused = refuseFile(field as FilesField, { name: file.name, bytes: file.size });
    if (refused) return refuse(refused);
    const progress = (share: number) =>
      setSending(others => [...others.filter(({ name }) => name !== file.name), ...(share < 0 ? [] : [{ name: file.name, share }])]);
    progress(0);
    const [reply, thumb] = await Promise.all([
      files.send(file, progress),
      holdsPictures(field as FilesField) ? thumbnailOf(file) : Promise.resolve(undefined),
    ]);
    progress(-1);
    if (!reply.ok) return refuse(reply.refusal);
    const { id: key, name, bytes: size } = reply.value;
    const purpose = purposes?.[latest.current.length === 0 ? 0 : purposes.length - 1]?.code;
    change([...latest.current, { id: key, name, bytes: size, ...(purpose === undefined ? {} : { purpose }), ...(thumb ? { thumb } : {}) }]);
    return true;
  };
  const sendAll = async (list: readonly File[]): Promise<boolean> => {
    let isWhole = true;
    for (const file of list) isWhole = (await sendOne(file)) && isWhole;
    onLeave();
    return isWhole;
  };
  const send = (list: Iterable<File> | null) => {
    setRefusal(undefined);
    const sent = sendAll([...(list ?? [])].slice(0, Math.max(0, most - latest.current.length)));
    if (sends) sends.add(sent);
  };
  return (
    <div className="ax-files" onPaste={event => event.clipboardData.files.length > 0 && send(event.clipboardData.files)}>
      {held.map(file => (
        <div key={file.id} className="ax-file">
          {file.thumb ? <img src={file.thumb} alt="" /> : <Document size={20} />}
          <span title={file.name}>
            {file.name}
            <small className="ax-faint"> {formatValue(bytes, file.bytes, session.language)}</small>
          </span>
          {purposes && (
            <select
              value={String(file.purpose)}
              disabled={disabled}
              aria-label={session.say(filesText.purpose, { name: file.name })}
              onChange={event => {
                const purpose = purposes.find(({ code }) => String(code) === event.currentTarget.value)?.code;
                change(held.map(one => (one.id === file.id && purpose !== undefined ? { ...one, purpose } : one)));
              }}
            >
              {purposes.map(({ code, label }) => (
                <option key={code} value={String(code)}>
                  {session.say(label)}
                </option>
              ))}
            </select>
          )}
          <button
            type="button"
            className="ax-filter-tool"
            disabled={disabled}
            aria-label={session.say(filesText.remove, { name: file.name })}
            onClick={() => change(held.filter(one => one.id !== file.id))}
          >
            <Cross size={12} />
          </button>
        </div>
      ))}
      {sending.map(({ name, share }) => (
        <div key={name} className="ax-file" role="status">
          <progress value={share} max={1} />
          <span>{session.say(filesText.sending, { name })}</span>
        </div>
      ))}
      {held.length < most && (
        <label
          htmlFor={id}
          className={`ax-files-drop${over ? ' ax-over' : ''}`}
          onDragOver={event => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={event => {
            event.preventDefault();
            setOver(false);
            send(event.dataTransfer.files);
          }}
        >
          <CloudUpload size={16} /> {session.say(filesText.drop)}
          <input
            id={id}
            type="file"
            multiple={most > 1}
            accept={endings.map(ending => `.${ending}`).join(',')}
            className="only-for-readers"
            disabled={disabled}
            required={rest.required === true}
            aria-describedby={describedBy}
            onChange={event => {
              send(event.currentTarget.files);
              event.currentTarget.value = '';
            }}
          />
        </label>
      )}
      {refusal && (
        <div className="ax-field-note ax-bad" role="alert">
          {session.say(refusal.message)}
        </div>
      )}
    </div>
  );
});
