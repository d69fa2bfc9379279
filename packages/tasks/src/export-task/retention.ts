const day = 24 * 60 * 60 * 1000;

/** Days that a file is kept: an export 7, an error file 30. */
export const keepDays = { export: 7, errorFile: 30 } as const;

/** [T7] When a file finished at a moment expires. Millisecond timestamps. */
export const expiryOf = (kind: keyof typeof keepDays, finishedAt: number): number => finishedAt + keepDays[kind] * day;

/** [T7] Said when somebody fetches a file whose time is over. */
export const fileExpired = {
  code: 'FILE_EXPIRED',
  message: { zh: '文件已过期，请重新导出', en: 'The file has expired, export again' },
} as const;
