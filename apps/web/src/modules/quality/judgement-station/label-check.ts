import { wrongLabelCode } from '@axle/quality';
import type { SheetDefectCode } from '@axle/wire';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Sounds } from '../../../engine/station/sounds.ts';
import type { JudgementStore } from './judgement-store.ts';

/** What of the station labels are checked with. */
type Station = Pick<JudgementStore, 'lot' | 'next' | 'draft'> & { readonly deeds: Pick<JudgementStore['deeds'], 'scanLabel'> };

/** A label that is not of the SKU, and the unit that was in hand as it was scanned. */
interface WrongLabel {
  readonly code: string;
  readonly unitNo: number;
}

/** Checks labels of goods. Of a wrong one the unit in hand may be given the defect; that is up to whoever inspects. */
export class LabelCheck {
  private found: WrongLabel | undefined = undefined;
  readonly #station: Station;
  readonly #sounds: Sounds;

  constructor(station: Station, sounds: Sounds) {
    this.#station = station;
    this.#sounds = sounds;
    makeAutoObservable<LabelCheck, 'found'>(this, { found: observableRef });
  }

  /** The label that was found wrong, as long as its unit is in hand. */
  get wrong(): WrongLabel | undefined {
    return this.found?.unitNo === this.#station.next?.unitNo ? this.found : undefined;
  }

  /** The defect that a wrong label is; undefined where it is not in use, or picked already. */
  get defect(): SheetDefectCode | undefined {
    const { lot, draft } = this.#station;
    const defect = lot?.defectCodes.find(({ code }) => code === wrongLabelCode);
    return draft?.defects.some(({ defectCode }) => defectCode === defect?.id) ? undefined : defect;
  }

  /** Has a label checked, and counted. */
  async scan(code: string): Promise<void> {
    const station = this.#station;
    const unitNo = station.next?.unitNo;
    const failed = () => Number(station.lot?.sampling?.['labelsFailed'] ?? 0);
    const before = failed();
    this.dismiss();
    const isDone = await station.deeds.scanLabel(code);
    const isWrong = isDone && failed() > before;
    if (isDone) this.#sounds[isWrong ? 'bad' : 'good']();
    if (isWrong && unitNo !== undefined) runInAction(() => (this.found = { code, unitNo }));
  }

  /** Picks the defect for the unit in hand; it is recorded with the unit. */
  pick(): void {
    const { defect, wrong } = this;
    if (!defect || !wrong) return;
    this.#station.draft?.add(defect.id);
    this.dismiss();
  }

  dismiss(): void {
    this.found = undefined;
  }
}
