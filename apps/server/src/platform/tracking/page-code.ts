import { sql } from 'kysely';

/** The beginning of an spm code that names the page, of a table of log rows aliased `t`. */
export const pageCode = sql<string>`substring(t.spm_code from '^[^.]+[.][^.]+[.][^.]+[.]')`;
