import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Text } from '@axle/kernel';
import {
  changeTabs,
  emptyWorkspace,
  homeKey,
  restoreTabs,
  storedTabs,
  type TabEvent,
  type Workspace,
  type WorkspaceTab,
} from '@axle/session';
import type { TabValues } from '../../gateways/stored-values.ts';
import { frameText } from '../../text/frame.ts';
import type { Messages } from '../messages.ts';
import type { Session } from '../session/session.ts';
import type { UnsavedWork } from './unsaved-work.ts';

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
  readonly #work: UnsavedWork;

  constructor(values: TabValues, session: Session, messages: Messages, work: UnsavedWork) {
    this.#values = values;
    this.#session = session;
    this.#messages = messages;
    this.#work = work;
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
    const stored = this.#values.read(key) as Partial<Stored> | null | undefined;
    const text = stored?.userId === userId && typeof stored.tabs === 'string' ? stored.tabs : undefined;
    this.workspace = restoreTabs(text, page => this.#session.canOpen(page));
  }

  open(tab: { readonly page: string; readonly instance?: string; readonly path: string; readonly title: Text }): void {
    this.restore();
    const before = this.workspace.tabs;
    const unsaved = before.map(old => old.key).filter(key => this.#work.isIn(key));
    this.#change({ kind: 'open', ...tab, unsaved });
    const closed = before.some(old => !this.workspace.tabs.some(now => now.key === old.key));
    if (closed) this.#messages.show('info', frameText.oldestTabClosed);
  }

  /**
   * Closes a tab, asking first where something in it is unsaved; the address of the tab that comes into sight when the closed one
   * was in it.
   */
  close(tabKey: string): Promise<string | undefined> {
    return this.#leave(this.tabs.filter(tab => tab.key === tabKey));
  }

  closeOthers(tabKey: string): Promise<string | undefined> {
    return this.#leave(
      this.tabs.filter(tab => tab.key !== tabKey && !tab.pinned),
      [{ kind: 'closeOthers', key: tabKey }],
    );
  }

  closeToRight(tabKey: string): Promise<string | undefined> {
    const place = this.tabs.findIndex(tab => tab.key === tabKey);
    return this.#leave(this.tabs.slice(place + 1).filter(tab => !tab.pinned));
  }

  pin(tabKey: string, pinned: boolean): void {
    this.#change({ kind: 'pin', key: tabKey, pinned });
  }

  /** Recreates the tab's page; asks first where something in it is unsaved. */
  async reload(tabKey: string): Promise<void> {
    if (!(await this.#work.mayGo(this.tabs.filter(tab => tab.key === tabKey)))) return;
    this.#work.forget(tabKey);
    runInAction(() => (this.generations = new Map(this.generations).set(tabKey, this.generation(tabKey) + 1)));
  }

  /** Whether all tabs may go, as they do when the user signs out. */
  mayLeave(): Promise<boolean> {
    return this.#work.mayGo(this.tabs);
  }

  generation(tabKey: string): number {
    return this.generations.get(tabKey) ?? 0;
  }

  async #leave(
    tabs: readonly WorkspaceTab[],
    events: readonly TabEvent[] = tabs.map(tab => ({ kind: 'close', key: tab.key })),
  ): Promise<string | undefined> {
    if (!(await this.#work.mayGo(tabs.filter(tab => tab.key !== homeKey)))) return undefined;
    const before = this.workspace.active;
    runInAction(() => {
      for (const event of events) this.#change(event);
    });
    const { active } = this.workspace;
    return active === before ? undefined : this.tabs.find(tab => tab.key === active)?.path;
  }

  #change(event: TabEvent): void {
    const before = this.workspace.tabs;
    this.workspace = changeTabs(this.workspace, event);
    for (const tab of before) if (!this.workspace.tabs.some(now => now.key === tab.key)) this.#work.forget(tab.key);
    if (this.#userId !== undefined) this.#values.write(key, { userId: this.#userId, tabs: storedTabs(this.workspace) } satisfies Stored);
  }
}
