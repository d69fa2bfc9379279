/**
 * Stands in the browser's bundle for axios's turning of objects into forms and of forms into objects: what is sent is coded by
 * `@axle/wire`, or is a form already.
 */
export default function formBody(): never {
  throw new Error('code the body before it is given to axios');
}

/** Deepest level of objects that axios would code. */
export const DEFAULT_FORM_DATA_MAX_DEPTH = 0;
