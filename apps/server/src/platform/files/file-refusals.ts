import type { Refusal } from '@axle/kernel';
import { pictureLimits } from '@axle/wire';

const megabyte = 1024 * 1024;

/** The file has more bytes than are taken. */
export const fileTooLarge = (mostBytes: number): Refusal => {
  const size = Math.floor(mostBytes / megabyte);
  return { code: 'FILE_TOO_LARGE', message: { zh: `文件超过${size} MB`, en: `The file is larger than ${size} MB` } };
};

/** The call came without a file. */
export const fileMissing: Refusal = { code: 'FILE_MISSING', field: 'file', message: { zh: '请选择文件', en: 'Please choose a file' } };

/** The connection ended before the file was whole; nothing of it is kept. */
export const uploadCut: Refusal = {
  code: 'UPLOAD_CUT',
  message: { zh: '上传中断，请重新上传', en: 'The upload was interrupted, please upload again' },
};

/** The file was here once; its time is over. */
export const fileGone: Refusal = { code: 'FILE_EXPIRED', message: { zh: '文件已过期', en: 'The file has expired' } };

/** The machine has no room for the file; nothing of it is kept. */
export const diskFull: Refusal = {
  code: 'DISK_FULL',
  message: {
    zh: '服务器磁盘空间不足，文件未保存，请联系管理员后重试',
    en: 'The server is out of disk space and the file was not saved; contact the administrator, then try again',
  },
};

/** Whether a write failed for want of room: on the disk, in the quota, in the database. */
export const isDiskFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT', '53100'].includes((error as { readonly code?: string } | undefined)?.code ?? '');

/** Kinds of files that may be attached to records, by ending. */
export const attachable = ['png', 'jpg', 'jpeg', 'gif', 'webp', 'pdf', 'xlsx', 'xls', 'csv', 'docx', 'doc', 'txt', 'zip'] as const;

/** The bytes of a file are not of the kind that its name says. */
export const fileNotWhatItSays: Refusal = {
  code: 'FILE_TYPE',
  message: { zh: '文件内容与扩展名不符', en: 'The file content does not match its extension' },
};

/** The picture has so many pixels that drawing it would cost a browser its memory. */
export const pictureTooLarge: Refusal = {
  code: 'PICTURE_TOO_LARGE',
  message: {
    zh: `图片像素过大，每边最多${pictureLimits.side}像素，总计最多${pictureLimits.pixels / 10_000}万像素`,
    en: `The picture is too large: at most ${pictureLimits.side} pixels a side and ${pictureLimits.pixels / 1_000_000} million in total`,
  },
};

/** The file has no bytes. */
export const fileEmpty: Refusal = { code: 'FILE_EMPTY', message: { zh: '文件为空', en: 'The file is empty' } };

/** The file is of a kind that is not taken. */
export const fileType: Refusal = {
  code: 'FILE_TYPE',
  message: {
    zh: `不支持该文件类型，可上传：${attachable.join('、')}`,
    en: `This file type is not supported; allowed: ${attachable.join(', ')}`,
  },
};
