import { defineConfig, mergeRsbuildConfig } from '@rsbuild/core';
import app from '../../rsbuild.config.ts';

/** The gallery: every page over made-up rows, without a server. `pnpm exec rsbuild dev -c apps/web/gallery.config.ts`, then /gallery. */
export default defineConfig(env =>
  mergeRsbuildConfig(app(env), {
    source: { entry: { index: './apps/web/src/gallery/main.tsx' } },
    server: { port: 3100, htmlFallback: 'index' },
    output: { distPath: { root: 'dist/gallery' } },
  }),
);
