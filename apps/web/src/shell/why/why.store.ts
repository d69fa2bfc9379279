import { makeAutoObservable } from 'mobx';
import type { Session } from '../session/session.ts';

/** Who may see the rights of others. */
const seesRights = 'system.users.tab1.list';

/** Whether the dialog about the rights of users is open, and for whom it is there. */
export class WhyStore {
  isOpen = false;
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
    makeAutoObservable(this);
  }

  get allowed(): boolean {
    return this.#session.can(seesRights);
  }

  show(): void {
    this.isOpen = this.allowed;
  }

  hide(): void {
    this.isOpen = false;
  }
}
