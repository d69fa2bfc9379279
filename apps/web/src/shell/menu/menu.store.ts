import { makeAutoObservable, observableRef } from 'mobx';
import type { BrowserValues } from '../../gateways/stored-values.ts';

const key = 'axle.menu';

interface Stored {
  readonly collapsed?: unknown;
  readonly open?: unknown;
}

/** Which parts of the main menu are unfolded, and whether it is reduced to icons; kept by this browser. */
export class MenuStore {
  collapsed: boolean;
  open: ReadonlySet<string>;
  readonly #values: BrowserValues;

  constructor(values: BrowserValues) {
    this.#values = values;
    const stored = (values.read(key) ?? {}) as Stored;
    this.collapsed = stored.collapsed === true;
    this.open = new Set(Array.isArray(stored.open) ? stored.open.filter(each => typeof each === 'string') : []);
    makeAutoObservable(this, { open: observableRef });
  }

  isOpen(node: string): boolean {
    return this.open.has(node);
  }

  toggle(node: string): void {
    const open = new Set(this.open);
    if (!open.delete(node)) open.add(node);
    this.open = open;
    this.#store();
  }

  /** Unfolds the way to a page, so that the page in sight can be seen in the menu. */
  reveal(...nodes: readonly string[]): void {
    if (nodes.every(node => this.open.has(node))) return;
    this.open = new Set([...this.open, ...nodes]);
    this.#store();
  }

  toggleCollapsed(): void {
    this.collapsed = !this.collapsed;
    this.#store();
  }

  #store(): void {
    this.#values.write(key, { collapsed: this.collapsed, open: [...this.open] });
  }
}
