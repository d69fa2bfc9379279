import { makeAutoObservable, when } from 'mobx';

/** The browser's network: whether there is one, how often it was lost, and who goes on when it is back. */
export class Network {
  online: boolean;
  /** How often it was lost. */
  losses = 0;
  readonly #back = new Set<() => void>();

  constructor(online: boolean) {
    this.online = online;
    makeAutoObservable(this);
  }

  /** Follows what the browser says. */
  follow(events: Pick<Window, 'addEventListener'>): void {
    events.addEventListener('online', () => this.found());
    events.addEventListener('offline', () => this.lost());
  }

  lost(): void {
    if (this.online) this.losses++;
    this.online = false;
  }

  found(): void {
    if (this.online) return;
    this.online = true;
    for (const goOn of this.#back) goOn();
  }

  /** Calls whenever the network is back; returns the function that ends it. */
  onBack(goOn: () => void): () => void {
    this.#back.add(goOn);
    return () => void this.#back.delete(goOn);
  }

  /** Ends when there is a network. */
  async back(): Promise<void> {
    await when(() => this.online);
  }
}
