import type { Refusal } from '@axle/kernel';
import {
  type CustomAction,
  inputOf,
  posted,
  type Page,
  type RecordRow,
  type RecordValues,
  type Resource,
  type Target,
  type TargetOutcome,
} from '@axle/page-kit';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { isUnanswered } from '../../gateways/is-unanswered.ts';
import type { FileReply } from '../../gateways/main-client.ts';
import type { PageRecords } from '../records/records-of.ts';
import { CallKeys } from './call-keys.ts';
import type { PageActions } from './page-actions.ts';
import type { ToolbarAction } from './toolbar-actions.ts';

/** What an action came to, row by row. */
export interface ActionOutcome {
  readonly action: ToolbarAction;
  readonly outcomes: readonly TargetOutcome[];
  readonly refusal?: Refusal;
  readonly file?: FileReply;
}

/** What actions are run with. */
export interface ActionParts {
  readonly page: Page;
  readonly resource: Resource;
  readonly records: PageRecords;
  readonly actions: PageActions;
  /** A fresh UUID. */
  readonly newId: () => string;
  /** Called after anything may have changed. */
  readonly changed: () => void;
  /** Rows as they stand once what was changed has been read again. */
  readonly renewed: (rows: readonly RecordRow[]) => Promise<readonly RecordRow[]>;
}

/** Runs actions over rows, one at a time, and keeps what was refused for the user to read. */
export class ActionStore {
  /** The action that is running. */
  running: string | undefined = undefined;
  /** What the last action that was run came to. */
  latest: ActionOutcome | undefined = undefined;
  /** Refused rows that the user has not read yet. */
  unread: ActionOutcome | undefined = undefined;
  /** A custom action that waits for its input, for rows that it can do something with; so many that were ticked besides are passed over. */
  asking: { readonly action: ToolbarAction; readonly rows: readonly RecordRow[]; readonly skipped?: number } | undefined = undefined;
  /** What its inputs hold. */
  values: Readonly<Record<string, unknown>> = {};
  /** What asks the grids of the dialog before it is sent; they come later than the dialog itself. */
  private ready: (() => boolean) | undefined = undefined;
  /** What the last action changed: whoever goes on at once is not refused for their own change. */
  private own: ReadonlySet<number> = new Set();
  private readonly keys: CallKeys;
  private readonly parts: ActionParts;

  constructor(parts: ActionParts) {
    this.parts = parts;
    this.keys = new CallKeys(parts.newId);
    makeAutoObservable<ActionStore, 'parts' | 'keys' | 'ready' | 'own'>(this, {
      latest: observableRef,
      unread: observableRef,
      asking: observableRef,
      values: observableRef,
      ready: false,
      own: false,
      parts: false,
      keys: false,
    });
  }

  ask(action: ToolbarAction, rows: readonly RecordRow[], skipped = 0): void {
    this.asking = { action, rows, skipped };
    this.values = initialOf(action, rows);
  }

  /** Calls `ready` before the dialog is sent, for its grids; returns the function that unregisters it. */
  asksFirst(ready: () => boolean): () => void {
    this.ready = ready;
    return () => {
      if (this.ready === ready) this.ready = undefined;
    };
  }

  /** Whether the grids of the dialog can be sent as they stand; not before they are there. */
  isReady(): boolean {
    return this.ready?.() ?? false;
  }

  type(name: string, value: unknown): void {
    this.values = { ...this.values, [name]: value };
  }

  /** Whether something was typed into the action that waits for its input. */
  get dirty(): boolean {
    return this.asking !== undefined && JSON.stringify(this.values) !== JSON.stringify(initialOf(this.asking.action, this.asking.rows));
  }

  dismiss(): void {
    this.asking = undefined;
    this.unread = undefined;
  }

  /** Runs an action; undefined while another one is running, so that a double click does nothing. */
  async run(action: ToolbarAction, rows: readonly RecordRow[], input: RecordValues = {}): Promise<ActionOutcome | undefined> {
    if (this.running !== undefined) return undefined;
    this.running = action.key;
    const current = rows.some(({ id }) => this.own.has(id)) ? await this.parts.renewed(rows) : rows;
    const targets = current.map(({ id, version }, at) => (this.own.has(id) ? { id, version } : { id, version: rows[at]!.version }));
    const outcome = await (action.custom ? this.custom(action, action.custom, targets, input) : this.standard(action, targets));
    runInAction(() => {
      this.running = undefined;
      this.latest = outcome;
      this.asking = outcome.refusal ? this.asking : undefined;
      if (outcome.outcomes.some(one => one.refusal)) this.unread = outcome;
    });
    this.own = new Set(outcome.outcomes.filter(one => !one.refusal).map(({ id }) => id));
    if (!outcome.refusal) this.parts.changed();
    return outcome;
  }

  private async standard(action: ToolbarAction, targets: readonly Target[]): Promise<ActionOutcome> {
    const { records } = this.parts;
    const reply = await (action.standard === 'del' ? records.del(targets) : records.setEnabled(targets, action.standard === 'enable'));
    return reply.ok ? { action, outcomes: reply.value } : { action, outcomes: [], refusal: reply.refusal };
  }

  private async custom(
    action: ToolbarAction,
    custom: CustomAction,
    targets: readonly Target[],
    input: RecordValues,
  ): Promise<ActionOutcome> {
    const { actions, page, resource } = this.parts;
    const call = { resource, page: page.key, action: custom.key, targets, input, key: this.keys.of(custom.key, targets, input) };
    if (custom.effect === 'file') {
      const reply = await actions.file(call);
      // the user has the file; where it is not counted there is nothing that they could do about it
      if (reply.ok && custom.countedBy !== undefined) await actions.count({ ...call, action: custom.countedBy });
      return reply.ok ? { action, outcomes: [], file: reply.value } : { action, outcomes: [], refusal: reply.refusal };
    }
    const reply = await actions.post(call);
    // where nobody knows whether it was done, the next try is the same call again
    if (reply.ok || !isUnanswered(reply.refusal)) this.keys.answered();
    return reply.ok ? { action, outcomes: reply.value } : { action, outcomes: [], refusal: reply.refusal };
  }
}

function initialOf({ custom }: ToolbarAction, rows: readonly RecordRow[]): Readonly<Record<string, unknown>> {
  const [row] = posted(custom)?.begins === 'asRecord' && rows.length === 1 ? rows : [];
  return Object.fromEntries(Object.entries(inputOf(custom)).map(([name, field]) => [name, row ? row[name] : field.initial]));
}
