import { viewNames } from '@axle/pages';
import { gatherModules, type Gathered } from './gather-modules.ts';
import { webModules } from './web-modules.ts';

/** Views and ports of all words, checked against the names that pages may ask for. */
export const allModules = (): Gathered => gatherModules(webModules, viewNames);
