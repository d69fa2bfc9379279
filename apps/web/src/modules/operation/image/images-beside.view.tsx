import type { Refusal } from '@axle/kernel';
import type { HeldFile, RecordRow, Resource } from '@axle/page-kit';
import { Callout, DialogBody, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLatest } from '../../../engine/answers/use-latest.ts';
import { RecordFiles } from '../../../engine/files/record-files.ts';
import { TitledDialog } from '../../../shell/dialogs/titled-dialog.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { cardsText as text } from './cards-text.ts';

interface WholeImageProps {
  readonly resource: Resource;
  readonly page: string;
  readonly row: RecordRow;
  readonly name: string;
}

/** A picture in its own size, read from its record. */
const WholeImage = observer(function WholeImage({ resource, page, row, name }: WholeImageProps) {
  const session = useService(Session);
  const files = useService(RecordFiles);
  const [address, setAddress] = useState<string>();
  const [refusal, setRefusal] = useState<Refusal>();
  const latest = useLatest();
  const [held] = (row['file'] ?? []) as readonly HeldFile[];
  useEffect(() => {
    if (!held) return;
    void latest.ask(
      async () => files.fetch(resource, { page, id: row.id, field: 'file', file: held.id }),
      reply => (reply.ok ? setAddress(URL.createObjectURL(reply.value)) : setRefusal(reply.refusal)),
    );
  }, [files, latest, resource, page, row.id, held]);
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  return (
    <figure>
      {refusal ? (
        <Callout intent="danger" compact role="alert">
          {session.say(refusal.message)}
        </Callout>
      ) : address ? (
        <img src={address} alt={name} />
      ) : (
        <Spinner size={24} />
      )}
      <figcaption>{name}</figcaption>
    </figure>
  );
});

interface ImagesBesideProps {
  readonly resource: Resource;
  readonly page: string;
  readonly rows: readonly RecordRow[];
  readonly nameOf: (row: RecordRow) => string;
  readonly onClose: () => void;
}

/** One picture large, or several side by side. */
export const ImagesBeside = observer(function ImagesBeside({ resource, page, rows, nameOf, onClose }: ImagesBesideProps) {
  const session = useService(Session);
  return (
    <TitledDialog isOpen onClose={onClose} title={session.say(text.beside)} className="ax-dialog ax-images-compared">
      <DialogBody>
        <div className="ax-images-beside">
          {rows.map(row => (
            <WholeImage key={row.id} resource={resource} page={page} row={row} name={nameOf(row)} />
          ))}
        </div>
      </DialogBody>
    </TitledDialog>
  );
});
