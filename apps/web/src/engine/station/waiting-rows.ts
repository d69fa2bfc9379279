import type { Refusal, Result } from '@axle/kernel';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { useEffect } from 'react';
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
  private asked = 0;
  private readonly ask: () => Promise<Result<readonly Row[], CallRefusal>>;

  constructor(ask: () => Promise<Result<readonly Row[], CallRefusal>>) {
    this.ask = ask;
    makeAutoObservable<WaitingRows<Row>, 'ask' | 'asked'>(this, { rows: observableRef, refusal: observableRef, ask: false, asked: false });
  }

  /** Reads them; while the network is away, those that were read stay. */
  async read(): Promise<void> {
    const asked = (this.asked += 1);
    const reply = await this.ask();
    runInAction(() => {
      // a slow answer never takes the place of a newer one
      if (asked !== this.asked) return;
      if (reply.ok) [this.rows, this.refusal] = [reply.value, undefined];
      else if (!isUnanswered(reply.refusal)) this.refusal = reply.refusal;
    });
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
