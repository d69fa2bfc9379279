import { Button, Callout } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { RecordFiles } from '../../../engine/files/record-files.ts';
import { sendPictures } from '../../../engine/files/send-pictures.ts';
import { thumbnailOf } from '../../../engine/files/thumbnail.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { StepProps } from './pack-steps.view.tsx';
import { packText as text } from './pack-text.ts';
import { takePhotos } from './take-photos.ts';

/** Photos of the parcel, from the camera or from files; where one is wanted before it is closed, it says so. */
export const PackPhoto = observer(function PackPhoto({ desk, store }: StepProps) {
  const session = useService(Session);
  const files = useService(RecordFiles);
  const [sending, setSending] = useState(false);
  const [camera, folder] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const take = async (input: HTMLInputElement) => {
    const pictures = [...(input.files ?? [])];
    input.value = '';
    setSending(true);
    await takePhotos(store, pictures, chosen => sendPictures(files, chosen, thumbnailOf));
    setSending(false);
  };
  return (
    <fieldset disabled={store.busy || sending}>
      <legend>{session.say(text.photo)}</legend>
      {desk.photoLacking && (
        <Callout intent="warning" compact role="status">
          {session.say(desk.photoLacking)}
        </Callout>
      )}
      <div className="ax-pack-row">
        <input
          ref={camera}
          type="file"
          hidden
          accept="image/*"
          capture="environment"
          aria-label={session.say(text.camera)}
          onChange={event => void take(event.currentTarget)}
        />
        <input
          ref={folder}
          type="file"
          hidden
          multiple
          accept="image/*"
          aria-label={session.say(text.chooseFile)}
          onChange={event => void take(event.currentTarget)}
        />
        <Button
          text={session.say(text.camera)}
          intent={desk.photoLacking ? 'primary' : 'none'}
          loading={sending}
          onClick={() => camera.current?.click()}
        />
        <Button text={session.say(text.chooseFile)} onClick={() => folder.current?.click()} />
        {desk.photoCount > 0 && <output>{session.say(text.photos, { count: desk.photoCount })}</output>}
      </div>
    </fieldset>
  );
});
