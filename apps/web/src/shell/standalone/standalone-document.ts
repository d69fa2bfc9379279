import type { ComponentType } from 'react';
import type { Parameters } from './read-parameters.ts';
import type { StandaloneKey } from './standalone-pages.ts';

/** What the document of a standalone page is given. */
export interface DocumentProps {
  /** Query values, checked. */
  readonly parameters: Parameters;
  /** Share token, where the reader came with one. */
  readonly token?: string;
}

/** Loads a document's chunk. */
export type LoadDocument = () => Promise<{ readonly default: ComponentType<DocumentProps> }>;

/** The documents of the standalone pages, each a chunk of its own. A page that is not here finds no document. */
export type StandaloneDocuments = Readonly<Partial<Record<StandaloneKey, LoadDocument>>>;
