/** The values of one record by field, whatever its fields are; empty ones are absent. For code that serves every kind of record. */
export type RecordValues = Readonly<Record<string, unknown>>;
