import { createContext, type Ref, type RefCallback, useRef } from 'react';

/** Stands in the browser's bundle for what react-router needs when it renders documents on a server: nothing here is prefetched. */
export const FrameworkContext = createContext(undefined);

/** Prefetches nothing. */
export const PrefetchPageLinks = (): null => null;

/** Never asks to prefetch. */
export const usePrefetchBehavior = (): readonly [boolean, Ref<unknown>, object] => [false, useRef(null), {}];

/** One ref for several. */
export const mergeRefs =
  <Element>(...refs: readonly (Ref<Element> | undefined)[]): RefCallback<Element> =>
  element => {
    for (const ref of refs)
      if (typeof ref === 'function') ref(element);
      else if (ref) ref.current = element;
  };
