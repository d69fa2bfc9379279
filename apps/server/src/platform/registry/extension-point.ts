import type { PageRegistry } from './page-registry.ts';

/** One thing that a module adds at an extension point, under the key by which the platform asks for it. */
export interface Contribution {
  readonly point: { readonly title: string; readonly knows?: (pages: PageRegistry, key: string) => boolean };
  readonly key: string;
  readonly part: unknown;
}

/** A place where modules add something to the platform: called with parts by key, it answers contributions for a module's manifest. */
export interface ExtensionPoint<Part> {
  (...parts: readonly Readonly<Record<string, Part>>[]): readonly Contribution[];
  readonly title: string;
}

/**
 * Declares an extension point. `knows` returns whether definitions ask for a key: a contribution under any other is refused at the start.
 * Without it every key is known.
 */
export function extensionPoint<Part>(title: string, knows?: Contribution['point']['knows']): ExtensionPoint<Part> {
  const contribute = (...parts: readonly Readonly<Record<string, Part>>[]): readonly Contribution[] =>
    parts.flatMap(each => Object.entries(each).map(([key, part]) => ({ point, key, part })));
  const point = Object.assign(contribute, { title, ...(knows ? { knows } : {}) });
  return point;
}

/** Parts that know their own keys, as an extension point takes them. */
export const keyed = <Part extends { readonly key: string }>(...parts: readonly Part[]): readonly Readonly<Record<string, Part>>[] =>
  parts.map(part => ({ [part.key]: part }));

/** The entity of a key such as `sku.tariff`; what follows the dot is the aspect that a part is about. */
export const entityOf = (key: string): string => key.split('.', 1)[0]!;

/** Knows the entities of all definitions. */
export const knowsEntity = (pages: PageRegistry, key: string): boolean => pages.referred(entityOf(key)) !== undefined;
