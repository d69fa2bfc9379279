import type { Refusal, Result } from '@axle/kernel';
import type { BulkReport } from '@axle/wire';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ToolbarAction } from '../actions/toolbar-actions.ts';
import type { BulkActions, BulkCall } from './bulk-actions.ts';
import { wait } from '../wait.ts';

/** States in which a bulk action continues without the user. */
const underWay: readonly BulkReport['state'][] = ['waiting', 'checking', 'running'];

/** One action on many records, from its check to its results. It runs on at the server when the dialog is closed. */
export class BulkStore {
  report: BulkReport | undefined = undefined;
  refusal: Refusal | undefined = undefined;
  /** The records that it was started with here; undefined where it is taken up again. */
  chosen: BulkCall['chosen'] | undefined = undefined;
  /** A call is on its way. */
  busy = false;
  readonly action: ToolbarAction;
  private readonly bulk: BulkActions;
  private readonly ended: () => void;
  private readonly wait: (milliseconds: number) => Promise<void>;

  constructor(action: ToolbarAction, bulk: BulkActions, ended: () => void, waiting = wait) {
    [this.action, this.bulk, this.ended, this.wait] = [action, bulk, ended, waiting];
    makeAutoObservable<BulkStore, 'bulk' | 'ended' | 'wait'>(this, {
      report: observableRef,
      refusal: observableRef,
      chosen: observableRef,
      action: false,
      bulk: false,
      ended: false,
      wait: false,
    });
  }

  /** What the user looks at: the check, the decision, the run or the results. */
  get step(): 'checking' | 'decide' | 'running' | 'ended' {
    const state = this.report?.state;
    if (state === undefined || state === 'waiting' || state === 'checking') return this.refusal && !state ? 'ended' : 'checking';
    if (state === 'ready') return 'decide';
    return state === 'running' ? 'running' : 'ended';
  }

  /** Rows handled in the present step and the total; a run counts only the rows that can be done. */
  get progress(): { readonly handled: number; readonly rows: number } {
    const { report } = this;
    if (!report) return { handled: 0, rows: 0 };
    if (this.step === 'checking') return { handled: report.handled, rows: report.rows };
    return { handled: report.handled, rows: report.handled + report.able };
  }

  start(call: BulkCall): Promise<void> {
    this.chosen = call.chosen;
    return this.follow(this.bulk.start(call));
  }

  /** Takes up an action that the server already has. */
  resume(taskid: string): Promise<void> {
    return this.follow(this.bulk.report(taskid));
  }

  async confirm(): Promise<void> {
    if (this.report?.state === 'ready') await this.follow(this.bulk.confirm(this.report.taskid));
  }

  async retry(): Promise<void> {
    if (this.report) await this.follow(this.bulk.retry(this.report.taskid));
  }

  /** Gives up what has not been done yet. */
  async cancel(): Promise<void> {
    const { report } = this;
    if (!report || this.step === 'ended') return;
    const reply = await this.bulk.cancel(report.taskid);
    const now = reply.ok ? await this.bulk.report(report.taskid) : reply;
    runInAction(() => (now.ok ? (this.report = now.value) : (this.refusal = now.refusal)));
    if (reply.ok && report.state === 'running') this.ended();
  }

  /** Lays the results into the download centre; whether they lie there. */
  async resultFile(format: 'xlsx' | 'csv'): Promise<boolean> {
    const { report } = this;
    if (!report || this.busy) return false;
    this.busy = true;
    const reply = await this.bulk.resultFile(report.taskid, format);
    runInAction(() => {
      this.busy = false;
      if (!reply.ok) this.refusal = reply.refusal;
    });
    return reply.ok;
  }

  /** Takes over a call's report, and asks again until it waits for the user or has ended. */
  private async follow(call: Promise<Result<BulkReport, Refusal>>): Promise<void> {
    if (this.busy) return;
    [this.busy, this.refusal] = [true, undefined];
    let reply = await call;
    for (let pause = 200; ; pause = Math.min(1000, pause * 1.5)) {
      runInAction(() => (reply.ok ? (this.report = reply.value) : (this.refusal = reply.refusal)));
      if (!reply.ok || !underWay.includes(reply.value.state)) break;
      runInAction(() => (this.busy = false));
      await this.wait(pause);
      if (!this.report || !underWay.includes(this.report.state)) return;
      reply = await this.bulk.report(reply.value.taskid);
    }
    runInAction(() => (this.busy = false));
    if (reply.ok && reply.value.state !== 'ready') this.ended();
  }
}
