import type { Resource } from '@axle/page-kit';
import { loadPage } from '@axle/pages';
import type { SheetDefectCode, SheetPicture } from '@axle/wire';
import { DialogBody } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { RecordFiles } from '../../../engine/files/record-files.ts';
import { TitledDialog } from '../../../shell/dialogs/titled-dialog.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';

interface LimitPicturesProps {
  readonly code: SheetDefectCode;
  readonly first: SheetPicture;
  readonly onClose: () => void;
}

/** A limit picture of a defect, as large as the screen allows; its small one for whoever may not open defect codes. */
export const LimitPictures = observer(function LimitPictures({ code, first, onClose }: LimitPicturesProps) {
  const session = useService(Session);
  const files = useService(RecordFiles);
  const [picture, setPicture] = useState(first);
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let [url, isOver] = [undefined as string | undefined, false];
    const show = async () => {
      const page = await loadPage('qualityTesting', 'defectCodes');
      const of = { page: 'defectCodes', id: code.id, field: 'limitImages', file: picture.id };
      const reply = page?.resource && (await files.fetch(page.resource as Resource, of));
      if (isOver || !reply?.ok) return;
      url = URL.createObjectURL(reply.value);
      setAddress(url);
    };
    void show();
    return () => {
      isOver = true;
      if (url !== undefined) URL.revokeObjectURL(url);
      setAddress(undefined);
    };
  }, [code.id, picture.id, files]);
  return (
    <TitledDialog isOpen title={`${code.code} ${session.say(code.name)}`} onClose={onClose}>
      <DialogBody className="ax-judge-look">
        <img src={address ?? picture.thumb} alt={picture.name} />
        {code.note && <p>{code.note}</p>}
        {code.pictures.length > 1 && (
          <div className="ax-judge-taken">
            {code.pictures.map(one => (
              <button key={one.id} type="button" aria-pressed={one.id === picture.id} aria-label={one.name} onClick={() => setPicture(one)}>
                <img src={one.thumb} alt="" />
              </button>
            ))}
          </div>
        )}
      </DialogBody>
    </TitledDialog>
  );
});
