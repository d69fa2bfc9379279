import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { createRsbuild, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { removeFolder, temporaryFolder } from './running-server.ts';
import { root } from './tree.ts';

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Builds another entry than the product's as the product is built, and serves it at every address until it is closed. */
export async function serveBuild(entry: string): Promise<{ readonly origin: string; readonly close: () => Promise<void> }> {
  const folder = await temporaryFolder();
  const { default: product } = (await import(join(root, 'rsbuild.config.ts'))) as {
    readonly default: (of: { readonly command: string }) => RsbuildConfig;
  };
  const build = await createRsbuild({
    cwd: root,
    config: mergeRsbuildConfig(product({ command: 'build' }), {
      mode: 'production',
      plugins: [pluginReact()],
      source: { entry: { index: join(root, entry) } },
      output: { distPath: { root: folder } },
      logLevel: 'error',
    }),
  });
  await build.build();
  const server = createServer((request, reply) => {
    const { pathname } = new URL(request.url ?? '/', 'http://build');
    const file = join(folder, extname(pathname) === '' ? 'index.html' : pathname);
    readFile(file).then(
      body => reply.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream').end(body),
      () => reply.writeHead(404).end(),
    );
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      await new Promise(resolve => server.close(resolve));
      await removeFolder(folder);
    },
  };
}
