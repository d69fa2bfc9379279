import type { ViewName } from '@axle/pages';
import type { ComponentType } from 'react';
import type { MainClient } from '../../gateways/main-client.ts';
import type { ViewProps } from './view-props.ts';

/** Loads a bespoke view's chunk. */
export type LoadView = () => Promise<{ readonly default: ComponentType<ViewProps> }>;

/** A port and what stands behind it over the main API. */
export type PortAdapter = readonly [abstract new () => unknown, (main: MainClient) => unknown];

/** What a business word contributes to the browser app: bespoke views, each a chunk of its own, and the ports that they ask for. */
export interface WebModule {
  readonly word: string;
  readonly views: Readonly<Record<string, LoadView>>;
  readonly ports: readonly PortAdapter[];
}

/** The module of one word. The compiler asks for every view that a page may name by that word, and for no other. */
export interface WebModuleOf<Word extends string> extends WebModule {
  readonly word: Word;
  readonly views: Readonly<Record<Extract<ViewName, `${Word}/${string}`>, LoadView>>;
}
