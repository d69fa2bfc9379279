import type { Text } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import type { PhotoMark } from '@axle/quality';
import type { JudgementSheet } from '@axle/wire';
import { lineOfMark } from '../annotation/mark-of-line.ts';
import { judgementText as text } from './judgement-text.ts';

/** The page whose actions record units. */
export const station = 'sampleJudgementDetail';
const judgement = 'sampleJudgement';

/** Something that is done with a lot as a whole, once all of its entries are sent. */
export interface LotDeed {
  readonly page: string;
  readonly action: string;
  readonly input: (lot: JudgementSheet) => RecordValues;
  /** Said once it is done. */
  readonly words?: Text;
}

/** Actions on a whole lot; each resolves to whether it was done. */
export interface LotDeeds {
  /** Takes the unit back that was recorded last. */
  undo(): Promise<boolean>;
  takeOver(): Promise<boolean>;
  redraw(): Promise<boolean>;
  start(input: RecordValues): Promise<boolean>;
  stopEarly(reason: string): Promise<boolean>;
  /** Submits the verdict, signed with a name. */
  submit(signedBy: string): Promise<boolean>;
  /** Checks a label of goods, of a piece or a carton. */
  scanLabel(code: string): Promise<boolean>;
  /** Keeps what is drawn over a photo. */
  annotate(photo: string, marks: readonly PhotoMark[]): Promise<boolean>;
}

/** {@link LotDeeds} of a tablet. */
export function lotDeeds(tablet: string, work: (deed: LotDeed) => Promise<boolean>): LotDeeds {
  const byTablet = (action: string, words: Text) => work({ page: station, action, input: () => ({ tablet }), words });
  const judged = (action: string, input: RecordValues) => work({ page: judgement, action, input: () => input });
  return {
    undo: () =>
      work({ page: station, action: 'undoUnit', input: ({ sampling }) => ({ tablet, unit: Number(sampling?.['inspectedUnits'] ?? 0) }) }),
    takeOver: () => byTablet('takeOver', text.taken),
    redraw: () => byTablet('redraw', text.redrawn),
    start: input => judged('start', input),
    scanLabel: code => work({ page: station, action: 'scanLabel', input: () => ({ tablet, code }) }),
    stopEarly: reason => judged('stopEarly', { reason }),
    submit: signedBy => judged('submit', { signedBy }),
    annotate: (photo, marks) =>
      work({
        page: station,
        action: 'annotate',
        input: ({ photos }) => ({ photo, version: photos.find(one => one.photo === photo)?.version ?? 1, marks: marks.map(lineOfMark) }),
      }),
  };
}
