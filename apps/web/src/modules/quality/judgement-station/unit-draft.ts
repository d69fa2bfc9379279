import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { StoredValues } from '../../../gateways/stored-values.ts';
import type { KeptPictures } from '../../../engine/files/kept-pictures.ts';
import type { PickedDefect, TakenPicture } from './lot-units.ts';

interface Draft {
  readonly defects: readonly PickedDefect[];
  /** As they were typed, by the keys of their items. */
  readonly values: Readonly<Record<string, string>>;
  readonly pictures: readonly TakenPicture[];
}

interface DraftParts {
  readonly values: StoredValues;
  /** Under which it is kept, so that a reload loses nothing. */
  readonly held: string;
  readonly pictures: KeptPictures;
  readonly thumbnailOf: (picture: Blob) => Promise<string | undefined>;
  readonly newId: () => string;
}

/** Most pictures of one unit. */
export const mostPictures = 10;

/** What was picked of the unit in hand, until it is recorded. */
export class UnitDraft {
  defects: readonly PickedDefect[] = [];
  values: Readonly<Record<string, string>> = {};
  pictures: readonly TakenPicture[] = [];
  /** While pictures are being read: what is recorded waits for them, so that none lands with the next unit. */
  reading: Promise<void> | undefined;
  private readonly parts: DraftParts;

  constructor(parts: DraftParts) {
    this.parts = parts;
    const kept = parts.values.read(parts.held) as Partial<Draft> | undefined;
    this.defects = kept?.defects ?? [];
    this.values = kept?.values ?? {};
    this.pictures = kept?.pictures ?? [];
    makeAutoObservable<UnitDraft, 'parts'>(this, {
      defects: observableRef,
      values: observableRef,
      pictures: observableRef,
      reading: observableRef,
      parts: false,
    });
  }

  /** One more of a defect. */
  add(defectCode: number): void {
    const known = this.defects.find(one => one.defectCode === defectCode);
    this.setQty(defectCode, (known?.qty ?? 0) + 1);
  }

  /** So many of a defect; none takes it away. */
  setQty(defectCode: number, qty: number): void {
    const isKnown = this.defects.some(one => one.defectCode === defectCode);
    const set = this.defects.map(one => (one.defectCode === defectCode ? { defectCode, qty } : one));
    this.defects = (isKnown ? set : [...set, { defectCode, qty }]).filter(one => one.qty > 0);
    this.keep();
  }

  /** A value as it is typed. */
  setValue(item: string, typed: string): void {
    this.values = { ...this.values, [item]: typed };
    this.keep();
  }

  /** Pictures that were taken, as many as a unit may have; one lot of them after the other. */
  async take(files: readonly File[]): Promise<void> {
    const reading = (this.reading ?? Promise.resolve()).then(() => this.read(files));
    // a picture that cannot be read keeps nothing waiting
    const ended = reading
      .catch(() => undefined)
      .then(() =>
        runInAction(() => {
          if (this.reading === ended) this.reading = undefined;
        }),
      );
    this.reading = ended;
    await reading;
  }

  private async read(files: readonly File[]): Promise<void> {
    for (const file of files.slice(0, mostPictures - this.pictures.length)) {
      const id = this.parts.newId();
      const thumb = await this.parts.thumbnailOf(file);
      await this.parts.pictures.keep(id, { file });
      runInAction(() => {
        this.pictures = [...this.pictures, { id, ...(thumb === undefined ? {} : { thumb }) }];
        this.keep();
      });
    }
  }

  drop(id: string): void {
    this.pictures = this.pictures.filter(one => one.id !== id);
    void this.parts.pictures.forget(id);
    this.keep();
  }

  /** What was picked, given away: the next unit begins with nothing. */
  give(): Draft {
    const { defects, pictures, values } = this;
    [this.defects, this.pictures, this.values] = [[], [], {}];
    this.keep();
    return { defects, pictures, values };
  }

  private keep(): void {
    const { defects, pictures, values, parts } = this;
    const isEmpty = defects.length + pictures.length === 0 && Object.values(values).every(typed => typed === '');
    if (isEmpty) parts.values.remove(parts.held);
    else parts.values.write(parts.held, { defects, pictures, values } satisfies Draft);
  }
}
