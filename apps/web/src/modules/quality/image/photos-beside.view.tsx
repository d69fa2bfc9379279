import { type EnumField, optionOf, type RecordRow, type Resource } from '@axle/page-kit';
import { Callout, DialogBody, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLatest } from '../../../engine/answers/use-latest.ts';
import { RecordsOf } from '../../../engine/records/records-of.ts';
import { TitledDialog } from '../../../shell/dialogs/titled-dialog.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { galleryText as text } from './gallery-text.ts';
import { MarkedPhoto } from './marked-photo.view.tsx';
import { usePhoto } from './use-photo.ts';

interface PhotosBesideProps {
  readonly resource: Resource;
  readonly page: string;
  /** From two to four. */
  readonly rows: readonly RecordRow[];
  readonly captionOf: (row: RecordRow) => string;
  readonly onClose: () => void;
}

/** Exemplars of their defects that are shown below. */
const mostExemplars = 4;

/** Photos side by side, with the exemplars of their defects below them. */
export const PhotosBeside = observer(function PhotosBeside({ resource, page, rows, captionOf, onClose }: PhotosBesideProps) {
  const session = useService(Session);
  const recordsOf = useService(RecordsOf);
  const [exemplars, setExemplars] = useState<readonly RecordRow[]>([]);
  const latest = useLatest();
  const codes = [...new Set(rows.flatMap(row => (row['defectCodes'] ?? []) as readonly string[]))].join(' ');
  useEffect(() => {
    if (codes === '') return;
    const filters = [
      { field: 'exemplar', op: 'notEmpty' as const },
      { field: 'defectCodes', op: 'in' as const, value: codes.split(' ') },
    ];
    void latest.ask(
      async () => recordsOf.of(resource, page).list({ filters, sort: [], limit: mostExemplars }),
      reply => setExemplars(reply.ok ? reply.value.rows : []),
    );
  }, [codes, latest, recordsOf, resource, page]);
  const kinds = resource.fields['exemplar'] as EnumField;
  const exemplarWords = (row: RecordRow) => {
    const kind = optionOf(kinds.options, row['exemplar']);
    const code = ((row['defectCodes'] ?? []) as readonly string[]).join(', ');
    return session.say(text.exemplarOf, { kind: kind ? kind.label : '', code });
  };
  const shown = new Set(rows.map(({ id }) => id));
  return (
    <TitledDialog isOpen onClose={onClose} title={session.say(text.beside)} className="ax-dialog ax-photos-compared">
      <DialogBody>
        <div className="ax-photos-beside">
          {rows.map(row => (
            <PhotoBeside key={row.id} resource={resource} page={page} row={row} caption={captionOf(row)} />
          ))}
        </div>
        {exemplars.length > 0 && (
          <div className="ax-photos-beside">
            {exemplars
              .filter(({ id }) => !shown.has(id))
              .map(row => (
                <PhotoBeside key={row.id} resource={resource} page={page} row={row} caption={exemplarWords(row)} />
              ))}
          </div>
        )}
      </DialogBody>
    </TitledDialog>
  );
});

interface PhotoBesideProps {
  readonly resource: Resource;
  readonly page: string;
  readonly row: RecordRow;
  readonly caption: string;
}

const PhotoBeside = observer(function PhotoBeside({ resource, page, row, caption }: PhotoBesideProps) {
  const session = useService(Session);
  const { address, marks, refusal } = usePhoto(resource, page, row);
  return (
    <figure>
      {refusal && (
        <Callout intent="danger" compact role="alert">
          {session.say(refusal.message)}
        </Callout>
      )}
      {!refusal && address === undefined && <Spinner size={24} />}
      {address !== undefined && <MarkedPhoto address={address} caption={caption} marks={marks} />}
      <figcaption>{caption}</figcaption>
    </figure>
  );
});
