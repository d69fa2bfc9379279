import type { HeldFile, Line, RecordValues, Resource } from '@axle/page-kit';
import { loadPage } from '@axle/pages';
import type { PhotoMark } from '@axle/quality';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { RecordFiles } from '../../../engine/files/record-files.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { AnnotatePhoto } from '../annotation/annotate-photo.view.tsx';
import { markOfLine } from '../annotation/mark-of-line.ts';
import '../annotation/annotation.css';
import type { JudgementStore } from './judgement-store.ts';
import { judgementText as text } from './judgement-text.ts';

/** The photos of a lot, each with the number of its marks; one is opened to be looked at and drawn on. */
export const LotPhotos = observer(function LotPhotos({ store }: { readonly store: JudgementStore }) {
  const session = useService(Session);
  const files = useService(RecordFiles);
  const [opened, setOpened] = useState<{ readonly photo: HeldFile; readonly address: string }>();
  useEffect(
    () => () => {
      if (opened) URL.revokeObjectURL(opened.address);
    },
    [opened],
  );
  const sampling = (store.lot?.sampling ?? {}) as RecordValues;
  const photos = (sampling['photos'] ?? []) as readonly HeldFile[];
  if (!store.lot || photos.length === 0) return null;
  const marksOf = ({ id }: HeldFile) => (store.lot?.photos.find(({ photo }) => photo === id)?.marks ?? []) as readonly Line[];
  const open = async (photo: HeldFile) => {
    const page = await loadPage('qualityTesting', 'samplingDetail');
    const of = { page: 'samplingDetail', id: Number(sampling['id']), field: 'photos', file: photo.id };
    const reply = page?.resource && (await files.fetch(page.resource as Resource, of));
    if (reply?.ok) setOpened({ photo, address: URL.createObjectURL(reply.value) });
  };
  return (
    <section className="ax-judge-units">
      <h3>{session.say(text.photos)}</h3>
      <div className="ax-judge-taken">
        {photos.map(photo => (
          <button key={photo.id} type="button" className="ax-judge-photos" aria-label={photo.name} onClick={() => void open(photo)}>
            {photo.thumb ? <img src={photo.thumb} alt="" /> : photo.name}
            {marksOf(photo).length > 0 && <b>{marksOf(photo).length}</b>}
          </button>
        ))}
      </div>
      {opened && (
        <AnnotatePhoto
          title={opened.photo.name}
          address={opened.address}
          marks={marksOf(opened.photo).map(markOfLine)}
          defects={store.lot.defectCodes}
          {...(store.lot.mayJudge && !session.viewing
            ? { onKeep: (marks: readonly PhotoMark[]) => store.deeds.annotate(opened.photo.id, marks) }
            : {})}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  );
});
