export { inMemoryRecords, type InMemoryTerms } from './testing/in-memory-records.ts';
export { fieldValues, recordValues, recordRows, filters, sorts, listQueries } from './testing/arbitraries.ts';
export { sampleResource, sampleFields } from './testing/sample-resource.ts';
