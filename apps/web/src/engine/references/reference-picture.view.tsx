import type { ReferredRecord } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { picturesBy } from './reference-pictures.store.ts';
import { References } from './references.ts';
import './reference-picture.css';

/** Of which record, and how large. */
export interface ReferencePictureProps {
  readonly entity: string;
  readonly record: Pick<ReferredRecord, 'id' | 'picture'>;
  /** As large as rows of a picker have room for. */
  readonly large?: true;
}

/** The room for the picture of a referred record, and the picture once it is there; what is said of the record stands beside it. */
export const ReferencePicture = observer(function ReferencePicture({ entity, record, large }: ReferencePictureProps) {
  const picture = picturesBy(useService(References)).of(entity, record);
  return (
    <span className={`ax-ref-picture${large ? ' ax-large' : ''}${record.picture ? '' : ' ax-none'}`}>
      {picture !== undefined && <img src={picture} alt="" />}
    </span>
  );
});
