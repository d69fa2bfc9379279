export { inMemoryRecords, type InMemoryTerms } from './testing/in-memory-records.ts';
export { fieldValues, recordValues, recordRows, filters, sorts, listQueries } from './testing/arbitraries.ts';
export { sampleResource, sampleFields, sampleReferred, sampleTargets } from './testing/sample-resource.ts';
export { resourceDefinitions } from './testing/resource-definitions.ts';
export { sampleDocument, sampleLines, sampleDocuments } from './testing/sample-document.ts';
