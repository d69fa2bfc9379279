import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { fastify } from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { sendSiteFile } from './send-site-file.ts';
import { loadWebSite } from './web-site.ts';

const folder = await mkdtemp(path.join(os.tmpdir(), 'axle-site-'));
const script = `export const text = '${'axle '.repeat(1000)}';`;
await mkdir(path.join(folder, 'static/js'), { recursive: true });
await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>Axle</title>');
await writeFile(path.join(folder, 'static/js/index.3f2a91bc.js'), script);
await writeFile(path.join(folder, 'static/js/index.3f2a91bc.js.map'), '{}');

const site = await loadWebSite(folder);
const app = fastify();
app.setNotFoundHandler((request, reply) => sendSiteFile(site, request, reply));
const page = { accept: 'text/html,application/xhtml+xml' };
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

it('serves hashed files compressed and to be kept for ever', async () => {
  const reply = await app.inject({ url: '/static/js/index.3f2a91bc.js', headers: { 'accept-encoding': 'gzip, br' } });
  expect(reply.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
  });
  expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(script);
  expect((await app.inject({ url: '/static/js/index.3f2a91bc.js' })).body).toBe(script);
});

it('serves the app for every address that a person opens, to be asked for again each time', async () => {
  for (const url of ['/', '/admin/basic/vehicleModel?x=1', '/login', '/nowhere']) {
    const reply = await app.inject({ url, headers: page });
    expect([reply.statusCode, reply.body, reply.headers['cache-control']]).toEqual([200, '<!doctype html><title>Axle</title>', 'no-cache']);
  }
});

it('serves the front page to clients that accept anything', async () => {
  expect((await app.inject({ url: '/', headers: { accept: '*/*' } })).statusCode).toBe(200);
  expect((await app.inject({ url: '/nowhere', headers: { accept: '*/*' } })).statusCode).toBe(404);
});

it('answers 304 to who has the file already', async () => {
  const { headers } = await app.inject({ url: '/', headers: page });
  expect((await app.inject({ url: '/', headers: { ...page, 'if-none-match': String(headers['etag']) } })).statusCode).toBe(304);
});

it('does not know missing files, source maps, other methods, or anything outside its folder', async () => {
  const asked = [
    '/static/js/gone.js',
    '/static/js/index.3f2a91bc.js.map',
    '/../package.json',
    '/static/%2e%2e/%2e%2e/package.json',
    '/static/js/..%2f..%2findex.html',
  ];
  for (const url of asked) expect((await app.inject({ url })).statusCode).toBe(404);
  expect((await app.inject({ method: 'POST', url: '/', headers: page })).statusCode).toBe(404);
});

it('says in words that the app is not built', async () => {
  const empty = await loadWebSite(path.join(folder, 'none'));
  const bare = fastify();
  bare.setNotFoundHandler((request, reply) => sendSiteFile(empty, request, reply));
  expect((await bare.inject({ url: '/', headers: page })).statusCode).toBe(503);
});

it('reveals to no other site and no search engine a page whose address may hold a share token', async () => {
  const { headers } = await app.inject({ url: '/samplingLog?samplingNo=SM1&t=x', headers: page });
  expect([headers['referrer-policy'], headers['x-robots-tag']]).toEqual(['no-referrer', 'noindex']);
});
