import type { Refusal } from '@axle/kernel';
import { type Line, linesIn, type Page, type RecordRow, type RecordValues, type Records, type Resource } from '@axle/page-kit';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PageActions } from '../../../engine/actions/page-actions.ts';
import { scanDone, type Scans } from '../../../engine/station/scans.ts';

interface LoadingParts {
  readonly records: Records;
  readonly actions: PageActions;
  readonly page: Page;
  readonly resource: Resource;
  readonly newId: () => string;
  /** The inspection stands otherwise than its page shows it. */
  readonly changed: () => void;
}

/** An inspection at loading while its labels are scanned: what was counted so far, read again after each scan. */
export class LoadingStore {
  check: RecordRow;
  refusal: Refusal | undefined = undefined;
  private reading = false;
  private again = false;
  private readonly parts: LoadingParts;

  constructor(parts: LoadingParts, check: RecordRow) {
    this.parts = parts;
    this.check = check;
    makeAutoObservable<LoadingStore, 'parts' | 'reading' | 'again'>(this, {
      check: observableRef,
      refusal: observableRef,
      parts: false,
      reading: false,
      again: false,
    });
  }

  get isOpen(): boolean {
    return this.check['state'] === 'sampling' || this.check['state'] === 'judging';
  }

  get lines(): readonly Line[] {
    return linesIn(this.check, 'lines');
  }

  /** Takes the record as its page shows it now. */
  take(check: RecordRow): void {
    if (check.id !== this.check.id || check.version >= this.check.version) this.check = check;
  }

  /** Scans of labels. */
  scans(): Scans {
    return {
      send: async (key, code) => scanDone(await this.post('scanCarton', { code }, key)),
      undo: key => this.undo(key),
    };
  }

  /** Takes back what was scanned by mistake. */
  undo(scan: string): ReturnType<PageActions['post']> {
    return this.post('undoScan', { scan }, this.parts.newId());
  }

  private async post(action: string, input: RecordValues, key: string): ReturnType<PageActions['post']> {
    const { actions, page, resource } = this.parts;
    const whole = { ...input, check: this.check.id };
    const reply = await actions.post({ resource, page: page.key, action, targets: [], input: whole, key });
    void this.refresh();
    return reply;
  }

  /** Reads the inspection again; scans that come meanwhile are answered by one more reading. */
  private async refresh(): Promise<void> {
    if (this.reading) {
      this.again = true;
      return;
    }
    this.reading = true;
    const reply = await this.parts.records.read(this.check.id);
    this.reading = false;
    runInAction(() => {
      this.refusal = reply.ok ? undefined : reply.refusal;
      if (reply.ok) this.check = reply.value;
    });
    if (!this.again) return this.parts.changed();
    this.again = false;
    await this.refresh();
  }
}
