/** Going to an address of this app. */
export abstract class Navigation {
  /** Path with query of the page in view. */
  abstract here(): string;
  abstract go(address: string, options?: { readonly replace?: boolean }): void;
}
