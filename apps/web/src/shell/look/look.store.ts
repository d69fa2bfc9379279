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

/** The user's choice of density and theme, kept by this browser. */
export class LookStore {
  density: Density = 'normal';
  theme: Theme = 'system';
  /** Whether the machine asks for dark colours. */
  systemDark: boolean;
  readonly #values: BrowserValues;

  constructor(values: BrowserValues, system: SystemTheme) {
    this.#values = values;
    const stored = values.read(key) as { density?: unknown; theme?: unknown } | undefined;
    this.density = densities.find(density => density === stored?.density) ?? 'normal';
    this.theme = themes.find(theme => theme === stored?.theme) ?? 'system';
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

  chooseDensity(density: Density): void {
    this.density = density;
    this.#store();
  }

  chooseTheme(theme: Theme): void {
    this.theme = theme;
    this.#store();
  }

  #store(): void {
    this.#values.write(key, { density: this.density, theme: this.theme });
  }
}
