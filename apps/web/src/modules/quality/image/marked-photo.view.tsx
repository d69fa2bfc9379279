import type { PhotoMark } from '@axle/quality';
import { useState } from 'react';
import { PhotoMarks, type PhotoSize } from '../annotation/photo-marks.view.tsx';
import '../annotation/annotation.css';

interface MarkedPhotoProps {
  readonly address: string;
  readonly caption: string;
  /** Drawn over it; nothing where it is looked at as it was taken. */
  readonly marks: readonly PhotoMark[];
}

/** A photo with what is drawn over it. */
export function MarkedPhoto({ address, caption, marks }: MarkedPhotoProps) {
  const [size, setSize] = useState<PhotoSize>();
  return (
    <div className="ax-annotate-photo">
      <img
        src={address}
        alt={caption}
        onLoad={event => setSize({ width: event.currentTarget.naturalWidth, height: event.currentTarget.naturalHeight })}
      />
      {size && marks.length > 0 && <PhotoMarks marks={marks} size={size} />}
    </div>
  );
}
