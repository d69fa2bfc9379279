import type { Navigation } from '../navigation.ts';

/** The part of a router that moves. */
interface Moving {
  readonly state: {
    /** Whether a first page is shown. */
    readonly initialized: boolean;
    readonly location: { readonly pathname: string; readonly search: string };
  };
  navigate(address: string, options?: { replace?: boolean }): Promise<void>;
}

/** Navigation by the router. The router is made after the services that navigate, so it is handed in later. */
export class RouterNavigation implements Navigation {
  #router: Moving | undefined;

  attach(router: Moving): void {
    this.#router = router;
  }

  here(): string {
    const { initialized = false, location } = this.#router?.state ?? {};
    return initialized && location ? `${location.pathname}${location.search}` : '/';
  }

  go(address: string, options?: { readonly replace?: boolean }): void {
    void this.#router?.navigate(address, options);
  }
}
