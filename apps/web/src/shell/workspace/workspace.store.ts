import { makeAutoObservable, observableRef } from 'mobx';
import type { Text } from '@axle/kernel';
import { changeTabs, emptyWorkspace, restoreTabs, storedTabs, type TabEvent, type Workspace, type WorkspaceTab } from '@axle/session';
import type { TabValues } from '../../gateways/stored-values.ts';
import { frameText } from '../../text/frame.ts';
import type { Messages } from '../messages.ts';
import type { Session } from '../session/session.ts';

const key = 'axle.tabs';

interface Stored {
  readonly userId: number;
  readonly tabs: string;
}

/** The open tabs of this browser tab. They survive a reload, and belong to one user. */
export class WorkspaceStore {
  workspace: Workspace = emptyWorkspace;
  /** How often each tab was reloaded: a new number makes a new page. */
  generations: ReadonlyMap<string, number> = new Map();
  #userId: number | undefined = undefined;
  readonly #values: TabValues;
  readonly #session: Session;
  readonly #messages: Messages;

  constructor(values: TabValues, session: Session, messages: Messages) {
    this.#values = values;
    this.#session = session;
    this.#messages = messages;
    makeAutoObservable(this, { workspace: observableRef, generations: observableRef });
  }

  get tabs(): readonly WorkspaceTab[] {
    return this.workspace.tabs;
  }

  /** Brings back the signed-in user's tabs, once for each user. */
  restore(): void {
    const { userId } = this.#session;
    if (userId === undefined || userId === this.#userId) return;
    this.#userId = userId;
    const stored = this.#values.read(key) as Partial<Stored> | undefined;
    const text = stored?.userId === userId && typeof stored.tabs === 'string' ? stored.tabs : undefined;
    this.workspace = restoreTabs(text, page => this.#session.canOpen(page));
  }

  open(tab: { readonly page: string; readonly instance?: string; readonly path: string; readonly title: Text }): void {
    this.restore();
    const before = this.workspace.tabs;
    this.#change({ kind: 'open', ...tab });
    const closed = before.some(old => !this.workspace.tabs.some(now => now.key === old.key));
    if (closed) this.#messages.show('info', frameText.oldestTabClosed);
  }

  /** Closes a tab; the address of the tab that comes into sight when the closed one was in it. */
  close(tabKey: string): string | undefined {
    return this.#leaving(() => this.#change({ kind: 'close', key: tabKey }));
  }

  closeOthers(tabKey: string): string | undefined {
    return this.#leaving(() => this.#change({ kind: 'closeOthers', key: tabKey }));
  }

  closeToRight(tabKey: string): string | undefined {
    const place = this.tabs.findIndex(tab => tab.key === tabKey);
    return this.#leaving(() => {
      for (const tab of this.tabs.slice(place + 1)) if (!tab.pinned) this.#change({ kind: 'close', key: tab.key });
    });
  }

  pin(tabKey: string, pinned: boolean): void {
    this.#change({ kind: 'pin', key: tabKey, pinned });
  }

  reload(tabKey: string): void {
    this.generations = new Map(this.generations).set(tabKey, this.generation(tabKey) + 1);
  }

  generation(tabKey: string): number {
    return this.generations.get(tabKey) ?? 0;
  }

  #leaving(change: () => void): string | undefined {
    const before = this.workspace.active;
    change();
    const { active, tabs } = this.workspace;
    return active === before ? undefined : tabs.find(tab => tab.key === active)?.path;
  }

  #change(event: TabEvent): void {
    this.workspace = changeTabs(this.workspace, event);
    if (this.#userId !== undefined) this.#values.write(key, { userId: this.#userId, tabs: storedTabs(this.workspace) } satisfies Stored);
  }
}
