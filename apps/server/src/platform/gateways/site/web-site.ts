import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A file of the built browser app, with its compressed forms once somebody asked for them. */
export interface SiteFile {
  readonly mediaType: string;
  readonly etag: string;
  /** Its name carries a hash of its content: it never changes. */
  readonly immutable: boolean;
  readonly content: Buffer;
  /** The content under an encoding; compressed at most once. */
  encoded(encoding: 'br' | 'gzip'): Promise<Buffer>;
}

/** The built browser app, held in memory by address: what is not in the map does not exist, so no path can lead outside. */
export type WebSite = ReadonlyMap<string, SiteFile>;

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.wasm': 'application/wasm',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
  '.eot': 'application/vnd.ms-fontobject',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

const compress = {
  br: (content: Buffer): Promise<Buffer> => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (content: Buffer): Promise<Buffer> => promisify(gzip)(content, { level: 9 }),
};

function siteFile(name: string, content: Buffer): SiteFile {
  const known = new Map<string, Promise<Buffer>>();
  return {
    mediaType: mediaTypes[path.extname(name)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    immutable: name.startsWith('/static/') && /\.[0-9a-f]{6,}\./.test(name),
    content,
    encoded(encoding) {
      const compressed = known.get(encoding) ?? compress[encoding](content);
      known.set(encoding, compressed);
      return compressed;
    },
  };
}

/** Reads the built browser app; empty where it was not built. Source maps stay on the disk. */
export async function loadWebSite(folder: string): Promise<WebSite> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const files = entries.filter(entry => entry.isFile() && !entry.name.endsWith('.map'));
  return new Map(
    await Promise.all(
      files.map(async entry => {
        const file = path.join(entry.parentPath, entry.name);
        const name = `/${path.relative(folder, file).split(path.sep).join('/')}`;
        return [name, siteFile(name, await readFile(file))] as const;
      }),
    ),
  );
}
