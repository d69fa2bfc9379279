/** Limits of one file for a field of a record, whose own limit lies within, and of one attachment; imports have limits of their own. */
export const uploadLimits = { bytes: 50 * 1024 * 1024, attachmentBytes: 20 * 1024 * 1024 } as const;
