/** Stands in the browser's bundle for react-router's hooks for measuring tools, of which we give it none. */
export const getRouteInstrumentationUpdates = (): object => ({});

/** The router as it is. */
export const instrumentClientSideRouter = <Router>(router: Router): Router => router;

/** Nobody waits for what came of a navigation. */
export const consumeInstrumentationClientResultMetaReceiver = (): undefined => undefined;
