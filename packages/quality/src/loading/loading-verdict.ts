import { fill, type Refusal, type Text, text } from '@axle/kernel';
import type { Verdict } from '../judging/judge-sample.ts';
import type { DefectClass } from '../sampling/plan.ts';
import { type LoadingView, loadingViews } from './loading-plan.ts';

/** The defect of a label that is not that of its carton. */
export const wrongLabelCode = 'D205';

/** What was found as a batch was loaded. */
export interface FoundLoading {
  /** Labels that belong to no SKU of the batch. */
  readonly labelsFailed: number;
  /** Of what was found beside them, each once. */
  readonly defects: readonly DefectClass[];
}

/** [Q38] No wrong label is accepted, nor a critical or major defect. */
export const loadingVerdict = ({ labelsFailed, defects }: FoundLoading): Verdict =>
  labelsFailed > 0 || defects.some(one => one !== 'minor') ? 'reject' : 'accept';

/** What has to be done before a loaded batch is judged good. */
export interface RecordedLoading extends FoundLoading {
  readonly cartonsToOpen: number;
  readonly cartonsOpened: number;
  readonly labelsNeeded: number;
  readonly labelsOk: number;
  readonly photos: readonly LoadingView[];
}

const fewOpened = text('还须开{count}箱', '{count} more {count|carton|cartons} to open');
const fewScanned = text('还须扫描{count}个箱标', '{count} more carton {count|label|labels} to scan');
const noPhoto = text('缺照片：{views}', 'Photos missing: {views}');
const viewNames: Readonly<Record<LoadingView, Text>> = {
  empty: text('空柜', 'empty'),
  half: text('半柜', 'half full'),
  full: text('满柜', 'full'),
  sealed: text('封柜', 'sealed'),
};
/** The field of each view. */
const viewFields = { empty: 'photoEmpty', half: 'photoHalf', full: 'photoFull', sealed: 'photoSealed' } as const;

/**
 * [Q38] What is left to do before a loaded batch may be accepted: cartons to open (`CARTONS_LEFT`), labels to scan (`LABELS_LEFT`), views
 * to photograph (`NO_PHOTO`). One that is rejected is stopped as it stands.
 */
export function recordedRefusals(recorded: RecordedLoading): readonly Refusal[] {
  if (loadingVerdict(recorded) === 'reject') return [];
  const [opened, scanned] = [recorded.cartonsToOpen - recorded.cartonsOpened, recorded.labelsNeeded - recorded.labelsOk];
  const missing = loadingViews.filter(view => !recorded.photos.includes(view));
  const views = text(missing.map(view => viewNames[view].zh).join('、'), missing.map(view => viewNames[view].en).join(', '));
  return [
    ...(opened > 0 ? [{ code: 'CARTONS_LEFT', field: 'cartonsOpened', message: fill(fewOpened, { count: opened }) }] : []),
    ...(scanned > 0 ? [{ code: 'LABELS_LEFT', field: 'labelsOk', message: fill(fewScanned, { count: scanned }) }] : []),
    ...(missing[0] === undefined
      ? []
      : [
          {
            code: 'NO_PHOTO',
            field: viewFields[missing[0]],
            message: text(fill(noPhoto, { views: views.zh }).zh, fill(noPhoto, { views: views.en }).en),
          },
        ]),
  ];
}
