import { type Contribution, entityOf, type ExtensionPoint } from './extension-point.ts';
import type { Module } from './module.ts';
import type { PageRegistry } from './page-registry.ts';

/** All definitions together with what modules contribute to them: everything that the platform serves. */
export interface Registry extends PageRegistry {
  /** What a module contributed at an extension point under a key. */
  part<Part>(point: ExtensionPoint<Part>, key: string): Part | undefined;
  /** Everything contributed at an extension point for an entity, whatever its aspect: under `sku` and `sku.tariff`. */
  partsFor<Part>(point: ExtensionPoint<Part>, entity: string): readonly Part[];
  /** Everything contributed at an extension point by key, in the order of the modules. */
  parts<Part>(point: ExtensionPoint<Part>): ReadonlyMap<string, Part>;
}

/**
 * Puts definitions and modules together. A key that two contributions share at one extension point is a fault of the modules, and so is one
 * that no definition asks for.
 */
export function assemble(pages: PageRegistry, modules: readonly Module[]): Registry {
  const byPoint = new Map<Contribution['point'], Map<string, unknown>>();
  for (const { name, contributions } of modules)
    for (const { point, key, part } of contributions) {
      const here = byPoint.get(point) ?? new Map<string, unknown>();
      byPoint.set(point, here);
      if (here.has(key)) throw new Error(`${name} contributes ${key} as a ${point.title}, which another contribution is already`);
      if (point.knows?.(pages, key) === false) throw new Error(`${name} contributes ${key} as a ${point.title}, which no definition names`);
      here.set(key, part);
    }
  const partsOf = (point: ExtensionPoint<never>) => byPoint.get(point) ?? new Map<string, unknown>();
  return {
    ...pages,
    part: (point, key) => partsOf(point as never).get(key) as never,
    partsFor: (point, entity) => [...partsOf(point as never)].flatMap(([key, part]) => (entityOf(key) === entity ? [part as never] : [])),
    parts: point => partsOf(point as never) as never,
  };
}
