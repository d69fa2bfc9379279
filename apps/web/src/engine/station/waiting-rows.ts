import type { Refusal, Result } from '@axle/kernel';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { useEffect } from 'react';
import { Latest } from '../answers/latest.ts';
import { Clock } from '../../gateways/clock.ts';
import { isUnanswered } from '../../gateways/is-unanswered.ts';
import type { CallRefusal } from '../../gateways/main-client.ts';
import { useService } from '../../shell/services.tsx';

/** Milliseconds after which a list in sight is read again. */
const readAgain = 30_000;

/** The documents that wait at a station. */
export class WaitingRows<Row> {
  /** Undefined until they were read. */
  rows: readonly Row[] | undefined = undefined;
  refusal: Refusal | undefined = undefined;
  private readonly latest = new Latest();
  private readonly ask: () => Promise<Result<readonly Row[], CallRefusal>>;

  constructor(ask: () => Promise<Result<readonly Row[], CallRefusal>>) {
    this.ask = ask;
    makeAutoObservable<WaitingRows<Row>, 'ask' | 'latest'>(this, {
      rows: observableRef,
      refusal: observableRef,
      ask: false,
      latest: false,
    });
  }

  /** Reads them; while the network is away, those that were read stay. */
  async read(): Promise<void> {
    await this.latest.ask(
      () => this.ask(),
      reply =>
        runInAction(() => {
          if (reply.ok) [this.rows, this.refusal] = [reply.value, undefined];
          else if (!isUnanswered(reply.refusal)) this.refusal = reply.refusal;
        }),
    );
  }
}

/** Keeps what waits fresh as long as it is in sight. */
export function useWaiting<Row>(waiting: WaitingRows<Row>, inSight: boolean): void {
  const clock = useService(Clock);
  useEffect(() => {
    if (!inSight) return undefined;
    void waiting.read();
    return clock.every(readAgain, () => void waiting.read());
  }, [waiting, inSight, clock]);
}
