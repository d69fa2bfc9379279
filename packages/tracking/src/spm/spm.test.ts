import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageKeys, places } from '../testing.ts';
import { deriveSpm } from './derive-spm.ts';
import { fixedCodes } from './fixed-codes.ts';
import { spmCode, spmPattern } from './spm-code.ts';
import { spmPage } from './spm-page.ts';
import { spmPosition } from './spm-position.ts';
import { spmTable } from './spm-table.ts';

describe('the table of codes', () => {
  it('[P1] [spec 3.20] has one code for each page and one page for each code', () => {
    expect(spmTable.length).toBeGreaterThanOrEqual(118);
    expect(new Set(spmTable.map(row => row.code)).size).toBe(spmTable.length);
    expect(new Set(spmTable.map(row => `${row.section}/${row.page}`)).size).toBe(spmTable.length);
  });

  it('[P1] still holds what was released', () => {
    const released = {
      'home/homeIndex': 'sb.ho.homeinde',
      'basic/vehicleModel': 'sb.ba.vehimode',
      'logs/systemBuriedPointLog': 'sb.lg.sysburpoil',
      'standalone/notFound': 'sb.sa.notfoun',
    };
    for (const [place, code] of Object.entries(released))
      expect(spmTable.find(row => `${row.section}/${row.page}` === place)?.code).toBe(code);
  });

  it('[P1] a code once released is never reused or changed: the rows of the first release are as they were', () => {
    const first = spmTable.slice(0, 118).map(({ section, page, code }) => `${section}/${page}=${code};`);
    const sum = [...first.join('')].reduce((total, sign) => (total * 31 + sign.codePointAt(0)!) % 4_294_967_291, 0);
    expect(sum).toBe(1_758_011_848);
  });

  it('[P2] is what the rule derives, unless a row is fixed', () => {
    expect(spmTable.filter(row => !row.fixed && deriveSpm(row.section, row.page) !== row.code)).toEqual([]);
  });

  it('[P1] is what codes are made by: each row, and the fixed ones alone by hand', () => {
    expect(spmTable.filter(row => spmCode(row.section, row.page) !== `${row.code}.0`)).toEqual([]);
    const fixed = spmTable.filter(row => row.fixed).map(row => [`${row.section}/${row.page}`, row.code]);
    expect(Object.fromEntries(fixed)).toEqual(fixedCodes);
  });
});

describe('derived codes', () => {
  it.each([
    ['basic', 'ptSku', 'sb.ba.ptsku'],
    ['basic', 'category', 'sb.ba.catego'],
    ['purchase', 'shippedNotArrivedDetail', 'sb.pu.shinotarrd'],
    ['basic', 'FBAMap', 'sb.ba.fbamap'],
    ['basic', 'top10List', 'sb.ba.top10lis'],
    ['nowhere', 'x', 'sb.sa.x'],
    ['basic', '', 'sb.ba.x'],
  ])('[P2] of %s/%s is %s', (section, page, code) => {
    expect(deriveSpm(section, page)).toBe(code);
  });

  it.each([
    [{}, '0'],
    [{ tab: 'tab18' }, 't18'],
    [{ tab: 'buttonClick' }, 'buttonclick'],
    [{ tab: 'clearance', dialog: 'edit' }, 'clearance-d'],
    [{ tab: 'tab2', subTab: 'tab1' }, 't2-s1'],
    [{ tab: 'tab2', subTab: 'by-supplier' }, 't2-bysupp'],
    [{ dialog: 'add' }, '0-d'],
    [{ tab: '中文' }, '0'],
    [{ tab: 'averyveryverylongtab', subTab: 'averylongone', dialog: 'x' }, 'averyveryve-averyl-d'],
  ])('[P3] has for %j the position %s', (position, written) => {
    expect(spmPosition(position)).toBe(written);
  });
});

describe('codes of places', () => {
  it.each([
    ['system', 'users', 'tab2', 'sb.sy.users.t2'],
    ['logs', 'systemBuriedPointLog', 'buttonClick', 'sb.lg.sysburpoil.buttonclick'],
    ['resourceCenter', 'gpsrLabelPrinting', 'tab1', 'sb.rc.gpslabpri.t1'],
  ])('[L2] %s/%s at %s is %s', (section, page, tab, code) => {
    expect(spmCode(section, page, { tab })).toBe(code);
  });

  it('[L2] lead back to their page, whatever the position', () => {
    fc.assert(
      fc.property(fc.constantFrom(...spmTable), places(), (row, { tab, subTab, dialog }) => {
        expect(spmPage(spmCode(row.section, row.page, { tab, subTab, dialog }))).toBe(row);
      }),
    );
    expect(spmPage('sb.ba.nothing.0')).toBeUndefined();
  });

  it('[L2] differ for different pages, tabs and sub-tabs of the table', () => {
    const tabs = [undefined, 'tab1', 'tab2', 'tab12'];
    const codes = spmTable.flatMap(row => tabs.flatMap(tab => tabs.map(subTab => spmCode(row.section, row.page, { tab, subTab }))));
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('[P4] have the form of a code and at most 40 characters', () => {
    fc.assert(
      fc.property(places(), ({ section, page, tab, subTab, dialog }) => {
        const code = spmCode(section, page, { tab, subTab, dialog });
        expect(code).toMatch(spmPattern);
        expect(code.length).toBeLessThanOrEqual(40);
      }),
    );
  });

  it('[L2] are the same for the same place', () => {
    fc.assert(
      fc.property(pageKeys(), ({ section, page }) => {
        expect(spmCode(section, page)).toBe(spmCode(section, page));
      }),
    );
  });
});
