import { makeAutoObservable } from 'mobx';
import type { MenuPage } from '@axle/permissions';
import type { SessionStore } from '../session/session.store.ts';
import { matchPages } from './match-pages.ts';

/** Most matches in view. */
const most = 12;

/** The box that finds a page among the user's own. */
export class QuickSearchStore {
  isOpen = false;
  typed = '';
  place = 0;
  readonly #session: SessionStore;

  constructor(session: SessionStore) {
    this.#session = session;
    makeAutoObservable(this);
  }

  get matches(): readonly MenuPage[] {
    return matchPages(this.#session.menu, this.typed).slice(0, most);
  }

  get chosen(): MenuPage | undefined {
    return this.matches[this.place];
  }

  show(): void {
    this.isOpen = true;
    this.type('');
  }

  hide(): void {
    this.isOpen = false;
  }

  type(typed: string): void {
    this.typed = typed;
    this.place = 0;
  }

  /** Moves the choice, around both ends. */
  move(step: number): void {
    const count = this.matches.length;
    if (count > 0) this.place = (this.place + step + count) % count;
  }
}
