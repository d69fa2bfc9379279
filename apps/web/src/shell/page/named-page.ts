import { createContext } from 'react';

/** Names what of a page is in view in the browser's tab, in place of the page's own title; nothing gives the title back. */
export const NamedPage = createContext<(name: string | undefined) => void>(() => undefined);
