import { makeAutoObservable } from 'mobx';
import type { BrowserValues } from '../../gateways/stored-values.ts';
import type { SystemTheme } from './system-theme.ts';

/** How close rows stand. */
export type Density = 'compact' | 'normal' | 'loose';

/** Which colours; `system` follows the machine. */
export type Theme = 'light' | 'dark' | 'system';

export const densities: readonly Density[] = ['compact', 'normal', 'loose'];
export const themes: readonly Theme[] = ['light', 'dark', 'system'];

const key = 'axle.look';

/** A look as it was kept somewhere. */
export interface KeptLook {
  readonly density?: unknown;
  readonly theme?: unknown;
}

/** The user's choice of density and theme. This browser keeps a copy, so that the first paint has them. */
export class LookStore {
  density: Density = 'normal';
  theme: Theme = 'system';
  /** Whether the machine asks for dark colours. */
  systemDark: boolean;
  readonly #values: BrowserValues;
  #heard: () => void = () => undefined;

  constructor(values: BrowserValues, system: SystemTheme) {
    this.#values = values;
    const stored = values.read(key) as KeptLook | undefined;
    if (stored) this.#put(stored);
    this.systemDark = system.dark();
    makeAutoObservable(this);
    system.listen(dark => this.follow(dark));
  }

  get dark(): boolean {
    return this.theme === 'system' ? this.systemDark : this.theme === 'dark';
  }

  follow(systemDark: boolean): void {
    this.systemDark = systemDark;
  }

  /** Calls `hear` after every choice that is made here. */
  onChosen(hear: () => void): void {
    this.#heard = hear;
  }

  /** Takes over the choices that the server has for the user; an unknown value leaves the present choice. */
  adopt(kept: KeptLook): void {
    this.#put(kept);
    this.#store();
  }

  chooseDensity(density: Density): void {
    this.density = density;
    this.#store();
    this.#heard();
  }

  chooseTheme(theme: Theme): void {
    this.theme = theme;
    this.#store();
    this.#heard();
  }

  #put({ density, theme }: KeptLook): void {
    this.density = densities.find(one => one === density) ?? this.density;
    this.theme = themes.find(one => one === theme) ?? this.theme;
  }

  #store(): void {
    this.#values.write(key, { density: this.density, theme: this.theme });
  }
}
