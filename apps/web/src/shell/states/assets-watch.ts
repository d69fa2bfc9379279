import { makeAutoObservable } from 'mobx';
import { frameText } from '../../text/frame.ts';
import type { Messages } from '../messages.ts';

/** Marks the public assets as missing when a script or stylesheet cannot be loaded, tells the user, and offers the reload that mends it. */
export class AssetsWatch {
  missing = false;
  readonly #messages: Messages;
  readonly #reload: () => void;

  constructor(messages: Messages, reload: () => void) {
    this.#messages = messages;
    this.#reload = reload;
    makeAutoObservable(this);
  }

  /** Failed loads do not bubble; they are caught on their way down. */
  start(): void {
    window.addEventListener('error', event => this.hear(event.target), { capture: true });
  }

  hear(target: EventTarget | null): void {
    if (!(target instanceof HTMLScriptElement || target instanceof HTMLLinkElement)) return;
    this.missing = true;
    this.#messages.show('bad', frameText.assetsMissing, { text: frameText.reload, run: this.#reload });
  }
}
