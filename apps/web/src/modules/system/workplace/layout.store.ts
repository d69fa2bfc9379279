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
import { defaultBlocks } from './default-blocks.ts';

/** How the user arranged the workplace, kept on the server with every change. */
export class LayoutStore {
  /** Whether the arrangement is known; until then no block is drawn, so that none jumps. */
  ready = false;
  editing = false;
  layout: HomeLayout = {};
  used: readonly HomePageUse[] = [];
  #saving: Promise<unknown> = Promise.resolve();
  readonly #main: MainClient;

  constructor(main: MainClient) {
    this.#main = main;
    makeAutoObservable(this, { layout: observableRef, used: observableRef });
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

  /** One after the other: the last change is the one that stays. */
  #send(layout: HomeLayout | undefined): void {
    this.#saving = this.#saving.then(() => this.#main.post(mainPaths.saveHomeLayout, { layout }));
  }
}
