import type { HeldFile } from '@axle/page-kit';
import { Checkbox } from '@blueprintjs/core';
import { Media } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { galleryText as text } from './gallery-text.ts';

interface PhotoTileProps {
  readonly file: HeldFile;
  readonly caption: string;
  readonly chosen: boolean;
  readonly onOpen: () => void;
  readonly onChoose: () => void;
}

/** A photo among others: it is opened, or chosen to be compared. */
export const PhotoTile = observer(function PhotoTile({ file, caption, chosen, onOpen, onChoose }: PhotoTileProps) {
  const session = useService(Session);
  return (
    <div className="ax-photo-tile">
      <button type="button" title={caption} aria-label={session.say(text.open, { name: caption })} onClick={onOpen}>
        {file.thumb ? <img src={file.thumb} alt="" loading="lazy" /> : <Media />}
        <span>{caption}</span>
      </button>
      <Checkbox checked={chosen} aria-label={session.say(text.choose, { name: caption })} onChange={onChoose} />
    </div>
  );
});
