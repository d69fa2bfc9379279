import { reaction } from 'mobx';
import { lookPage, mainPaths } from '@axle/wire';
import type { MainClient } from '../../gateways/main-client.ts';
import type { SessionStore } from '../session/session.store.ts';
import type { LookStore } from './look.store.ts';

/**
 * Density and theme follow a user to any machine: the choices are stored on the server beside the user's columns and taken over from there.
 * A choice made here since the sign-in is not overruled by a reply that was under way.
 */
export class LookSync {
  readonly #main: MainClient;
  readonly #session: SessionStore;
  readonly #look: LookStore;
  #chosenBy: number | undefined = undefined;

  constructor(main: MainClient, session: SessionStore, look: LookStore) {
    this.#main = main;
    this.#session = session;
    this.#look = look;
  }

  start(): void {
    this.#look.onChosen(() => this.#keep());
    reaction(
      () => this.#session.recheck,
      recheck => {
        if (!recheck) this.#chosenBy = undefined;
        else if (recheck.look && recheck.user.id !== this.#chosenBy) this.#look.adopt(recheck.look);
      },
    );
  }

  #keep(): void {
    const { recheck } = this.#session;
    if (!recheck || recheck.viewed_by) return;
    this.#chosenBy = recheck.user.id;
    const { density, theme } = this.#look;
    void this.#main.post(mainPaths.saveListFields, { page: lookPage, layout: { columns: [], density, theme } }, { quiet: true });
  }
}
