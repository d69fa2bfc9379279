import type { Result, Text } from '@axle/kernel';
import type { RecordValues, Target, TargetOutcome } from '@axle/page-kit';
import type { RecordFiles } from '../../../engine/files/record-files.ts';
import type { Scans } from '../../../engine/station/scans.ts';
import type { Sounds } from '../../../engine/station/sounds.ts';
import type { StationStore } from '../../../engine/station/station-store.ts';
import type { CallRefusal } from '../../../gateways/main-client.ts';
import type { JudgementDesk } from './judgement-desk.ts';
import type { KeptPictures } from '../../../engine/files/kept-pictures.ts';
import type { UnitDraft } from './unit-draft.ts';

/** What the judgement station stands on. */
export interface JudgementParts {
  readonly desk: JudgementDesk;
  /** An action of a page with lots; what it refuses of the lot is its refusal. */
  readonly post: (
    page: string,
    action: string,
    target: Target,
    input: RecordValues,
    key: string,
  ) => Promise<Result<readonly TargetOutcome[], CallRefusal>>;
  readonly files: Pick<RecordFiles, 'send'>;
  readonly pictures: KeptPictures;
  /** The queue of entries of one lot, with its number where it is known. */
  readonly station: (lot: number, scans: Scans, title?: string) => StationStore;
  /** What was picked of the unit in hand of a lot. */
  readonly draft: (lot: number) => UnitDraft;
  readonly sounds: Sounds;
  /** By which this tablet is known. */
  readonly tablet: string;
  readonly newId: () => string;
}

/** What the station says: what became of something. */
export interface Said {
  readonly good: boolean;
  readonly words: Text;
}
