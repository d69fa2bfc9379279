import { lookupPath } from '@axle/wire';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { demoApp } from '../../testing/demo-app.ts';
import { emptyTables } from '../../testing/empty-tables.ts';
import { lookupCalls } from './lookup-calls.ts';

const app = await demoApp(({ db, registry }) => lookupCalls({ database: db, registry }));
const editor = { signature: await app.signIn('catalogeditor') };
beforeEach(() => emptyTables(app.db, 'brand', 'audit_log'));

const keep = (brands: readonly (readonly [code: string, zh: string, en: string])[]) =>
  sql`insert into brand (code, name_zh, name_en, kind) select *, 'oem' from unnest(${brands.map(([code]) => code)}::text[],
    ${brands.map(([, zh]) => zh)}::text[], ${brands.map(([, , en]) => en)}::text[])`.execute(app.db);
const found = async (typed: string, language: 'zh-cn' | 'en' = 'zh-cn') => {
  const reply = await app.get(`${lookupPath('brand')}?q=${encodeURIComponent(typed)}`, { ...editor, language });
  const { rows, most } = reply.data as { readonly rows: readonly { readonly code: string }[]; readonly most?: number };
  return { codes: rows.map(({ code }) => code), most };
};

it('the code itself stands first, then codes that begin with it, then names, each as the reader expects them', async () => {
  await keep([
    ['Z-1', '张驰', 'Abel parts'],
    ['Z-2', '安行', 'Abyss parts'],
    ['Z-3', '前 ab 灯', 'Lamps ab'],
    ['Z-4', '李 ab', 'Crab parts'],
    ['AB-10', '甲', 'Zeta'],
    ['AB-9', '乙', 'Yota'],
    ['AB', '丙', 'Xi'],
  ]);
  const codes = ['AB', 'AB-9', 'AB-10'];
  expect((await found('ab', 'en')).codes).toEqual([...codes, 'Z-1', 'Z-2', 'Z-4', 'Z-3']);
  // 安 an, 张 zhang; 李 li, 前 qian
  expect((await found('ab')).codes).toEqual([...codes, 'Z-2', 'Z-1', 'Z-4', 'Z-3']);
});

it('what is found by its pinyin alone goes by it as well', async () => {
  await keep([
    ['C-1', '中信', 'One'],
    ['C-2', '安信', 'Two'],
    ['C-3', '车信', 'Three'],
  ]);
  expect((await found('xin')).codes).toEqual(['C-2', 'C-3', 'C-1']);
});

it('of more than can be listed the nearest are, and it is said that they are not all', async () => {
  await keep(Array.from({ length: 700 }, (_, at) => [`LAMP-${at}`, `灯 ${at}`, `Light ${at}`] as const));
  await keep([['GO', 'lamp', 'lamp']]);
  const all = await found('lamp-');
  expect([all.codes.length, all.most]).toEqual([50, 50]);
  expect((await found('lamp-7')).codes.slice(0, 3)).toEqual(['LAMP-7', 'LAMP-70', 'LAMP-71']);
  // of 701 the 500 nearest are put in order: codes before names
  expect((await found('lamp')).codes).not.toContain('GO');
  expect(await found('lamp-699')).toEqual({ codes: ['LAMP-699'], most: undefined });
  expect((await found('')).most).toBe(50);
});
