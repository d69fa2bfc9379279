import { text } from '@axle/kernel';
import { formatValue, type Resource } from '@axle/page-kit';
import { ProgressBar } from '@blueprintjs/core';
import { CloudUpload, Document } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { type DragEvent, useId, useState } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { importText } from '../../text/import.ts';
import { usePageModel } from '../page-model-context.ts';
import type { ImportStore } from './import-store.ts';
import type { SeveralFiles } from './several-files.ts';

const bytes = { kind: 'bytes', label: text('大小', 'Size') } as const;

/** Where a file, or several, are dropped or chosen, and how much of one has been sent. */
export const FileDrop = observer(function FileDrop({
  importing,
  several,
}: {
  readonly importing: ImportStore;
  readonly several: SeveralFiles;
}) {
  const session = useService(Session);
  const id = useId();
  const [over, setOver] = useState(false);
  const { page, resource } = usePageModel();
  const { zip } = page.importing ?? {};
  const { file } = importing;
  const asked = zip && zipWords(zip.named, resource.fields, page.importing?.example ?? {});
  const choose = (files: FileList | null) => {
    if (files && files.length > 1) several.choose([...files]);
    else importing.choose(files?.[0]);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files);
  };
  const share = Math.round(importing.sent * 100);
  return (
    <>
      <label
        htmlFor={id}
        className={`ax-drop${over ? ' ax-over' : ''}${file ? ' ax-chosen' : ''}`}
        onDrop={drop}
        onDragLeave={() => setOver(false)}
        onDragOver={event => {
          event.preventDefault();
          setOver(true);
        }}
      >
        {file ? <Document size={24} /> : <CloudUpload size={24} />}
        <strong>{file ? file.name : session.say(importText.dropFile)}</strong>
        <span className="ax-faint">
          {file
            ? `${formatValue(bytes, file.size, session.language)} · ${session.say(importText.chooseOther)}`
            : asked
              ? session.say(importText.dropZip, asked)
              : session.say(importText.dropKinds)}
        </span>
        <input
          id={id}
          type="file"
          accept={zip ? '.zip' : '.xlsx,.csv,.txt,.tsv'}
          className="only-for-readers"
          disabled={importing.sending}
          multiple
          onChange={event => choose(event.currentTarget.files)}
        />
      </label>
      {importing.sending && (
        <div className="ax-import-bar">
          <ProgressBar value={importing.sent} intent="primary" stripes={false} aria-label={session.say(importText.sending, { share })} />
          <span role="status">{session.say(importText.sending, { share })}</span>
        </div>
      )}
    </>
  );
});

/** How the files of a zip are named, in words and by an example. */
function zipWords(named: readonly string[], fields: Resource['fields'], example: Readonly<Record<string, string>>) {
  const labels = named.map(name => fields[name]?.label ?? text(name, name));
  return {
    name: text(labels.map(({ zh }) => zh).join('_'), labels.map(({ en }) => en).join('_')),
    example: `${named.map(name => example[name] ?? name).join('_')}.pdf`,
  };
}
