import { createContext, useContext } from 'react';
import type { PageModel } from './page/page-model.ts';

const Context = createContext<PageModel | undefined>(undefined);

/** Makes an open page available to the components that draw it. */
export const PageModelProvider = Context;

/** The open page that this component is a part of. */
export function usePageModel(): PageModel {
  const model = useContext(Context);
  if (!model) throw new Error('no page above this component');
  return model;
}
