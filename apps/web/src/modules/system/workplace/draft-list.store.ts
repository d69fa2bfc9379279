import type { Text } from '@axle/kernel';
import type { DraftEntry } from '@axle/wire';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Latest } from '../../../engine/answers/latest.ts';
import type { DraftKeeper } from '../../../engine/drafts/draft-keeper.ts';

/** The user's own drafts on the workplace. */
export class DraftListStore {
  /** Undefined until they are there. */
  entries: readonly DraftEntry[] | undefined = undefined;
  refusal: Text | undefined = undefined;
  readonly #latest = new Latest();
  readonly #keeper: Pick<DraftKeeper, 'list' | 'drop'>;

  constructor(keeper: Pick<DraftKeeper, 'list' | 'drop'>) {
    this.#keeper = keeper;
    makeAutoObservable(this, { entries: observableRef, refusal: observableRef });
  }

  async load(): Promise<void> {
    await this.#latest.ask(
      () => this.#keeper.list(),
      reply =>
        runInAction(() => {
          this.refusal = reply.ok ? undefined : reply.refusal.message;
          if (reply.ok) this.entries = reply.value;
        }),
    );
  }

  async discard(slot: string): Promise<void> {
    const at = this.entries?.find(entry => entry.slot === slot)?.at;
    this.entries = this.entries?.filter(entry => entry.slot !== slot);
    this.#keeper.drop(slot, at);
  }
}
