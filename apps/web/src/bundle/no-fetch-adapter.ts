/** Stands in the browser's bundle for axios's adapter over fetch: browsers are called through XMLHttpRequest, which axios takes first. */
export const getFetch = (): never => {
  throw new Error('calls go through XMLHttpRequest');
};
