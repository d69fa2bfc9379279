import { catalog } from './modules/catalog/module.ts';
import { development } from './modules/development/module.ts';
import { finance } from './modules/finance/module.ts';
import { inventory } from './modules/inventory/module.ts';
import { logistics } from './modules/logistics/module.ts';
import { operation } from './modules/operation/module.ts';
import { orders } from './modules/orders/module.ts';
import { planning } from './modules/planning/module.ts';
import { purchasing } from './modules/purchasing/module.ts';
import { quality } from './modules/quality/module.ts';
import { system } from './modules/system/module.ts';
import type { Module } from './platform/registry/module.ts';
import { loadPageRegistry } from './platform/registry/page-registry.ts';
import { assemble, type Registry } from './platform/registry/registry.ts';

/** Every module of the product, each behind those that it stands on. */
export const modules: readonly Module[] = [
  system,
  catalog,
  inventory,
  purchasing,
  planning,
  logistics,
  finance,
  quality,
  development,
  orders,
  operation,
];

/** All definitions with what all modules contribute. */
export const wholeRegistry = async (): Promise<Registry> => assemble(await loadPageRegistry(), modules);
