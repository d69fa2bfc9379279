import { makeAutoObservable } from 'mobx';
import { frameText } from '../../text/frame.ts';
import { transportText } from '../../text/transport.ts';
import type { Messages } from '../messages.ts';
import type { Network } from '../network/network.ts';

/** Marks the public assets as missing when a script or stylesheet fails to load, and shows a message that offers a reload to fix it. */
export class AssetsWatch {
  missing = false;
  readonly #messages: Messages;
  readonly #network: Pick<Network, 'online'>;
  readonly #reload: () => void;

  constructor(messages: Messages, network: Pick<Network, 'online'>, reload: () => void) {
    this.#messages = messages;
    this.#network = network;
    this.#reload = reload;
    makeAutoObservable(this);
  }

  /** Failed loads do not bubble; they are caught on their way down. */
  start(): void {
    window.addEventListener('error', event => this.hear(event.target), { capture: true });
  }

  hear(target: EventTarget | null): void {
    if (!(target instanceof HTMLScriptElement || target instanceof HTMLLinkElement)) return undefined;
    // without a network nothing is missing: it comes later
    if (!this.#network.online) return this.#messages.show('bad', transportText.offline);
    this.missing = true;
    return this.#messages.show('bad', frameText.assetsMissing, { text: frameText.reload, run: this.#reload });
  }
}
