import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../gateways/clock.ts';

/** A resize is heard when the window has kept its size for so many milliseconds. */
export const resizeDelay = 50;

/** Below this width the menu would take more than a fifth of the window. */
const roomy = 1000;

/** What the store needs of the browser's window. */
export type SizedWindow = Pick<Window, 'innerWidth' | 'innerHeight' | 'addEventListener'>;

/** Height and width of the window, in pixels. */
export class WindowStore {
  height: number;
  width: number;
  readonly #window: SizedWindow;
  readonly #clock: Clock;
  #callOff: () => void = () => undefined;

  constructor(window: SizedWindow, clock: Clock) {
    this.#window = window;
    this.#clock = clock;
    [this.height, this.width] = [window.innerHeight, window.innerWidth];
    makeAutoObservable(this);
    window.addEventListener('resize', () => {
      this.#callOff();
      this.#callOff = this.#clock.after(resizeDelay, () => this.measure());
    });
  }

  /** Whether the room is short: a small window, or a page that is zoomed in. */
  get narrow(): boolean {
    return this.width < roomy;
  }

  measure(): void {
    [this.height, this.width] = [this.#window.innerHeight, this.#window.innerWidth];
  }
}
