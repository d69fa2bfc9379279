import {
  arrangedBlocks,
  changeBlocks,
  type HomeBlock,
  type HomeLayout,
  homeLimits,
  type HomeShortcut,
  type LayoutEvent,
  shortcutsOf,
} from '@axle/session';
import { type HomeArrangement, type HomePageUse, mainPaths } from '@axle/wire';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { MainClient } from '../../../gateways/main-client.ts';
import type { SelfSaving } from '../../../shell/workspace/unsaved-work.ts';
import { defaultBlocks } from './default-blocks.ts';

/** How the user arranged the workplace, kept on the server with every change. */
export class LayoutStore implements SelfSaving {
  /** Whether the arrangement is known; until then no block is drawn, so that none jumps. */
  ready = false;
  editing = false;
  layout: HomeLayout = {};
  used: readonly HomePageUse[] = [];
  /** The change that is sent next. */
  #next: { readonly layout: HomeLayout | undefined } | undefined = undefined;
  #sending: Promise<void> | undefined = undefined;
  readonly #main: MainClient;

  constructor(main: MainClient) {
    this.#main = main;
    makeAutoObservable(this, { layout: observableRef, used: observableRef, isSaving: false });
  }

  get blocks(): readonly HomeBlock[] {
    return arrangedBlocks(defaultBlocks, this.layout.blocks);
  }

  /** Without an answer the default stands. */
  async load(): Promise<void> {
    const reply = await this.#main.get(mainPaths.homeLayout, {}, { quiet: true });
    runInAction(() => {
      this.ready = true;
      if (!reply.ok) return;
      const { layout = {}, used } = reply.value as HomeArrangement<HomeLayout>;
      Object.assign(this, { layout, used });
    });
  }

  edit(editing: boolean): void {
    this.editing = editing;
  }

  change(event: LayoutEvent): void {
    this.#keep({ ...this.layout, blocks: changeBlocks(this.blocks, event) });
  }

  /** Moves a block by one place. */
  step(key: string, by: -1 | 1): void {
    const place = this.blocks.findIndex(block => block.key === key);
    const before = this.blocks[by < 0 ? place - 1 : place + 2];
    if (place + by >= 0 && place + by < this.blocks.length) this.change({ kind: 'move', key, ...(before ? { before: before.key } : {}) });
  }

  /** The pages at hand, of those of the menu. */
  shortcuts(menu: readonly string[]): readonly HomeShortcut[] {
    return shortcutsOf(this.layout.shortcuts, this.used, menu);
  }

  /** Chooses the pages at hand; undefined leaves it to their use. */
  choose(shortcuts: readonly HomeShortcut[] | undefined): void {
    const { shortcuts: _former, ...rest } = this.layout;
    this.#keep(shortcuts ? { ...rest, shortcuts: shortcuts.slice(0, homeLimits.shortcuts) } : rest);
  }

  /** The figures in sight, of those that there are. */
  kpis(all: readonly string[]): readonly string[] {
    const chosen = this.layout.kpis?.filter(key => all.includes(key)) ?? all;
    return chosen.slice(0, homeLimits.kpis);
  }

  toggleKpi(key: string, all: readonly string[]): void {
    const shown = this.kpis(all);
    this.#keep({
      ...this.layout,
      kpis: shown.includes(key) ? shown.filter(one => one !== key) : [...shown, key].slice(0, homeLimits.kpis),
    });
  }

  reset(): void {
    this.layout = {};
    this.#send(undefined);
  }

  #keep(layout: HomeLayout): void {
    this.layout = layout;
    this.#send(layout);
  }

  get isSaving(): boolean {
    return this.#sending !== undefined;
  }

  async finish(): Promise<void> {
    await this.#sending;
  }

  /** One after the other: the last change is the one that stays, and stands for those that wait with it. */
  #send(layout: HomeLayout | undefined): void {
    this.#next = { layout };
    this.#sending ??= this.#sendAll();
  }

  async #sendAll(): Promise<void> {
    while (this.#next) {
      const { layout } = this.#next;
      this.#next = undefined;
      await this.#main.post(mainPaths.saveHomeLayout, { layout });
    }
    this.#sending = undefined;
  }
}
