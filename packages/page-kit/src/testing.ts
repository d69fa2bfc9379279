export { inMemoryRecords, type InMemoryTerms } from './testing/in-memory-records.ts';
export { fieldValues, recordValues, recordRows, filters, sorts, listQueries } from './testing/arbitraries.ts';
