import type { Result, Text } from '@axle/kernel';
import { Latest } from '../../../engine/answers/latest.ts';
import type { CallRefusal } from '../../../gateways/main-client.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** The data of a block of the workplace: loads and fails independently of the others, and can be reloaded at any time. */
export class AskedStore<Value> {
  value: Value | undefined = undefined;
  /** Why the last asking failed. */
  refusal: Text | undefined = undefined;
  readonly #latest = new Latest();
  readonly #ask: () => Promise<Result<unknown, CallRefusal>>;

  constructor(ask: () => Promise<Result<unknown, CallRefusal>>) {
    this.#ask = ask;
    makeAutoObservable(this, { value: observableRef, refusal: observableRef });
  }

  get state(): 'loading' | 'ready' | 'failed' {
    return this.refusal ? 'failed' : this.value === undefined ? 'loading' : 'ready';
  }

  /** What stands stays in sight until the answer is there. */
  async load(): Promise<void> {
    await this.#latest.ask(
      () => this.#ask(),
      reply =>
        runInAction(() => {
          this.refusal = reply.ok ? undefined : reply.refusal.message;
          if (reply.ok) this.value = reply.value as Value;
        }),
    );
  }

  /** Something else is asked for: what stands is no answer to it. */
  leave(): void {
    this.value = undefined;
    this.refusal = undefined;
  }

  retry(): void {
    this.refusal = undefined;
    void this.load();
  }
}
