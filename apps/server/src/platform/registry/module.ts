import type { Contribution } from './extension-point.ts';

/** What a business word adds to the platform; its manifest is the one `module.ts` of its folder. */
export interface Module {
  readonly name: string;
  readonly contributions: readonly Contribution[];
}

/** Names the contributions of a module, extension point by extension point. */
export const defineModule = (name: string, ...contributions: readonly (readonly Contribution[])[]): Module => ({
  name,
  contributions: contributions.flat(),
});
