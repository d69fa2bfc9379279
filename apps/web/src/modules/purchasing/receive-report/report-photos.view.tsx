import type { HeldFile } from '@axle/page-kit';
import { Button } from '@blueprintjs/core';
import { Camera, Cross } from '@blueprintjs/icons';
import { useId } from 'react';
import { thumbnailOf } from '../../../engine/files/thumbnail.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { isKept } from './report-pictures.ts';
import type { ReportStore } from './report-store.ts';
import { reportText as text } from './report-text.ts';

/** Pictures of a report or of a line, and what is said when they change. */
export interface ReportPhotosProps {
  readonly store: ReportStore;
  readonly held: readonly HeldFile[];
  onChange(next: readonly HeldFile[] | undefined): void;
}

/** Pictures that were taken at the dock; taken by the camera where there is one. */
export function ReportPhotos({ store, held, onChange }: ReportPhotosProps) {
  const session = useService(Session);
  const id = useId();
  const add = async (list: FileList | null) => {
    const files = [...(list ?? [])];
    const thumbs = await Promise.all(files.map(thumbnailOf));
    const shown = await store.sendPhotos(files, thumbs);
    if (shown.length > 0) onChange([...held, ...shown].slice(0, 10));
  };
  return (
    <div className="ax-report-photos">
      {held.map(file => (
        <span key={file.id} title={isKept(file) ? session.say(text.waits, { name: file.name }) : file.name} data-waits={isKept(file)}>
          {file.thumb ? <img src={file.thumb} alt={file.name} /> : file.name}
          {store.isOpen && (
            <Button
              size="small"
              variant="minimal"
              icon={<Cross size={12} />}
              aria-label={session.say(text.remove, { name: file.name })}
              onClick={() => onChange(held.length > 1 ? held.filter(one => one.id !== file.id) : undefined)}
            />
          )}
        </span>
      ))}
      {store.isOpen && (
        <label htmlFor={id} className="ax-report-add">
          <Camera size={14} /> {session.say(text.addPhoto)}
          <input
            id={id}
            type="file"
            accept="image/*"
            multiple
            className="only-for-readers"
            onChange={event => {
              void add(event.currentTarget.files);
            }}
          />
        </label>
      )}
    </div>
  );
}
