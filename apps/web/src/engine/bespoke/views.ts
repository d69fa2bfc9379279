import type { ComponentType } from 'react';
import type { ViewProps } from './view-props.ts';

/** The bespoke views that the modules contribute. */
export abstract class Views {
  /** The component of a name, undefined where there is none; the same promise for each name, so that React can wait for it. */
  abstract load(name: string): Promise<ComponentType<ViewProps> | undefined>;
}
