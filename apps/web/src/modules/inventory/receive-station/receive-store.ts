import type { Refusal, Result } from '@axle/kernel';
import type { Page, RecordValues, Resource } from '@axle/page-kit';
import { action, makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Latest } from '../../../engine/answers/latest.ts';
import type { PageActions } from '../../../engine/actions/page-actions.ts';
import { scanDone, type Scans } from '../../../engine/station/scans.ts';
import { WaitingRows } from '../../../engine/station/waiting-rows.ts';
import type { CallRefusal } from '../../../gateways/main-client.ts';
import type { ReceiptToCount, ReceivingDesk, StationReceipt } from './receiving-desk.ts';

interface ReceiveParts {
  readonly desk: ReceivingDesk;
  readonly actions: PageActions;
  readonly page: Page;
  readonly resource: Resource;
  readonly newId: () => string;
}

/** The station where receipts are counted: those that wait, and the one that is open. */
export class ReceiveStore {
  readonly waiting: WaitingRows<ReceiptToCount>;
  /** The number by which what waits is narrowed, where it belongs to several receipts. */
  private asked = '';
  receipt: StationReceipt | undefined = undefined;
  refusal: Refusal | undefined = undefined;
  private reading = false;
  private again = false;
  private readonly parts: ReceiveParts;
  private readonly latestFound = new Latest();
  private readonly latest = new Latest();

  constructor(parts: ReceiveParts) {
    this.parts = parts;
    this.waiting = new WaitingRows(() => parts.desk.toCount(this.asked));
    makeAutoObservable<ReceiveStore, 'parts' | 'latestFound' | 'latest' | 'reading' | 'again' | 'asked'>(this, {
      waiting: false,
      asked: false,
      receipt: observableRef,
      refusal: observableRef,
      parts: false,
      latestFound: false,
      latest: false,
      reading: false,
      again: false,
    });
  }

  /**
   * Opens the receipt of a number that was scanned; of several, all are listed. Nothing comes of it where another was scanned or opened
   * meanwhile.
   */
  async find(code: string): Promise<'opened' | 'several' | 'none' | 'refused' | 'overtaken'> {
    let found: Result<readonly ReceiptToCount[], CallRefusal> | undefined;
    const take = (reply: typeof found) => {
      found = reply;
      if (reply?.ok === false) this.refusal = reply.refusal;
    };
    await this.latestFound.ask(() => this.parts.desk.toCount(code), action(take));
    if (!found) return 'overtaken';
    if (!found.ok) return 'refused';
    const [only, ...others] = found.value;
    this.asked = others.length > 0 ? code : '';
    if (!only) return 'none';
    if (others.length > 0) {
      await this.waiting.read();
      return 'several';
    }
    await this.open(only.id);
    return 'opened';
  }

  async open(id: number): Promise<void> {
    this.latestFound.giveUp();
    await this.latest.ask(
      () => this.parts.desk.open(id),
      reply =>
        runInAction(() => {
          this.refusal = reply.ok ? undefined : reply.refusal;
          if (reply.ok) this.receipt = reply.value;
        }),
    );
  }

  leave(): void {
    this.latestFound.giveUp();
    this.latest.giveUp();
    this.receipt = undefined;
    this.refusal = undefined;
    this.asked = '';
  }

  /** Reads the open receipt again; scans that arrive in the meantime cause one more reading. */
  async refresh(): Promise<void> {
    const { receipt } = this;
    if (!receipt) return;
    if (this.reading) {
      this.again = true;
      return;
    }
    this.reading = true;
    const reply = await this.parts.desk.open(receipt.id);
    this.reading = false;
    runInAction(() => {
      if (reply.ok && this.receipt?.id === receipt.id) this.receipt = reply.value;
    });
    if (!this.again) return;
    this.again = false;
    await this.refresh();
  }

  /** Does something with the open receipt; what it refuses is shown. */
  async act(action: string, input: RecordValues, key: string = this.parts.newId()): Promise<Result<unknown, CallRefusal>> {
    const reply = await this.run(action, input, key);
    await this.refresh();
    return reply;
  }

  /** Scans of the open receipt. */
  scansOf({ id }: Pick<ReceiptToCount, 'id'>): Scans {
    const read = async (reply: ReturnType<PageActions['post']>) => {
      const answer = await reply;
      void this.refresh();
      return answer;
    };
    return {
      send: async (key, code) => scanDone(await read(this.run('scan', { receipt: id, code }, key))),
      undo: key => read(this.run('undoLast', { key }, this.parts.newId())),
    };
  }

  private run(action: string, input: RecordValues, key: string): ReturnType<PageActions['post']> {
    const { actions, page, resource } = this.parts;
    return actions.post({ resource, page: page.key, action, targets: [], input, key });
  }
}
