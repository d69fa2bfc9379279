import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import type { FilesField, HeldFile } from '../field/files-field.ts';
import { type KindRules, refusals } from './kind-rules.ts';
import { optionOf } from './enum.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const thumbnail = /^data:image\/(webp|jpeg|png);base64,[A-Za-z0-9+/]+={0,2}$/;
const longestThumbnail = 24_000;

const megabytes = (bytes: number) => Math.round((bytes / 1_048_576) * 10) / 10;

const tooMany = (field: FilesField): Refusal => ({
  code: 'RANGE',
  message: { zh: `${field.label.zh}最多${field.most}个文件`, en: `${field.label.en} takes at most ${field.most} files` },
});

/**
 * Why a file may not be put into a field, by its name and size: `FILE_TYPE` or `RANGE`. Asked before it is sent, and again when it is kept.
 */
export function refuseFile(field: FilesField, { name, bytes }: Pick<HeldFile, 'name' | 'bytes'>): Refusal | undefined {
  const listed = field.endings.join(', ');
  if (!field.endings.some(ending => name.toLowerCase().endsWith(`.${ending}`)))
    return { code: 'FORMAT', message: { zh: `${field.label.zh}只接受：${listed}`, en: `${field.label.en} takes only: ${listed}` } };
  const most = megabytes(field.mostBytes);
  if (bytes > field.mostBytes)
    return {
      code: 'RANGE',
      message: { zh: `${field.label.zh}单个文件不超过${most} MB`, en: `Each file of ${field.label.en} can be at most ${most} MB` },
    };
  return undefined;
}

function readFile(field: FilesField, json: unknown): Result<HeldFile> {
  const { id, name, bytes, purpose, thumb } = (typeof json === 'object' && json !== null ? json : {}) as Record<string, unknown>;
  const isFile = typeof id === 'string' && uuid.test(id) && typeof name === 'string' && name !== '' && name.length <= 200;
  if (!isFile || !Number.isSafeInteger(bytes) || (bytes as number) < 0) return refuse(refusals.format(field, json));
  const held = { id, name, bytes: bytes as number };
  const refusal = refuseFile(field, held);
  if (refusal) return refuse(refusal);
  const meant =
    field.purposes && (optionOf(field.purposes, purpose ?? undefined) ?? (purpose === undefined ? field.purposes[0] : undefined));
  if (field.purposes && !meant) return refuse(refusals.format(field, purpose));
  const shown = typeof thumb === 'string' && thumb.length <= longestThumbnail && thumbnail.test(thumb) ? { thumb } : {};
  return ok({ ...held, ...(meant ? { purpose: meant.code } : {}), ...shown });
}

/** Stored files, each once, in the order given. That they are stored, and by whom, only the server knows. */
export const filesRules: KindRules<FilesField, readonly HeldFile[]> = {
  accept(field, json) {
    if (json === undefined || json === null) return ok(undefined);
    if (!Array.isArray(json)) return refuse(refusals.format(field, json));
    if (json.length > field.most) return refuse(tooMany(field));
    const files = new Map<string, HeldFile>();
    for (const entry of json) {
      const read = readFile(field, entry);
      if (!read.ok) return read;
      files.set(read.value.id, read.value);
    }
    return ok(files.size > 0 ? [...files.values()] : undefined);
  },
  parse(field, cell) {
    if (cell.trim() === '') return ok(undefined);
    try {
      return filesRules.accept(field, JSON.parse(cell));
    } catch {
      return refuse(refusals.format(field, cell));
    }
  },
  format: (_field, value) => (value === undefined ? '' : JSON.stringify(value)),
  operators: ['isEmpty', 'notEmpty'],
  sortable: false,
  align: 'left',
  width: 120,
};
