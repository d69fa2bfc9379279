import { text } from '@axle/kernel';
import { bodyStyles } from '@axle/catalog';
import { type CodeField, type IntegerField, type LineField, type PageTab, pictureEndings, type TextField } from '@axle/page-kit';
import { identityFields } from '../sku/identity-fields.ts';
import { driveOptions } from './vehicle-options.ts';
const textField = (zh: string, en: string, width: number): TextField => ({ kind: 'text', label: text(zh, en), maxLength: 1000, width });
const years = { kind: 'integer', min: 1900, max: 2999, grouping: false, width: 70 } as const;
const count = (zh: string, en: string): IntegerField => ({ kind: 'integer', label: text(zh, en), min: 0, max: 1_000_000, width: 84 });
const code: CodeField = { kind: 'code', label: text('SKU', 'SKU'), maxLength: 32, width: 130 };
const drive = { kind: 'enum', label: text('驱动', 'Drive'), options: driveOptions, width: 76 } as const satisfies LineField;
const body = { kind: 'enum', label: text('车身形式', 'Body style'), options: bodyStyles, width: 100 } as const satisfies LineField;
const position = {
  kind: 'enum',
  label: text('位置', 'Position'),
  options: identityFields.position.options,
  width: 84,
} as const satisfies LineField;
const status = {
  kind: 'enum',
  label: text('销售状态', 'Sales status'),
  width: 92,
  options: [
    { code: 'draft', label: text('草稿', 'Draft'), tone: 'neutral' },
    { code: 'new', label: text('新品', 'New'), tone: 'info' },
    { code: 'onSale', label: text('在售', 'On sale'), tone: 'good' },
    { code: 'clearance', label: text('清仓', 'Clearance'), tone: 'warn' },
    { code: 'stopped', label: text('停售', 'Discontinued'), tone: 'bad' },
    { code: 'archived', label: text('归档', 'Archived'), tone: 'neutral' },
  ],
} as const satisfies LineField;

/** What we have for a vehicle: a row a part, with what is still to be asked. */
export const partsOfVehicle = {
  key: 'parts',
  title: text('适配零件', 'Fitting parts'),
  tool: {
    reads: ['year', 'make', 'model', 'submodel', 'engine', 'drive', 'bodyStyles'],
    texts: { lines: ['sku', 'name', 'fit', 'question', 'position', 'qty', 'oe', 'note'] },
    inputs: {
      year: { ...years, kind: 'integer', label: text('年款', 'Year'), required: true },
      make: { kind: 'text', label: text('品牌', 'Make'), required: true, maxLength: 60 },
      model: { kind: 'text', label: text('车型', 'Model'), required: true, maxLength: 80 },
      submodel: { kind: 'text', label: text('配置', 'Submodel'), maxLength: 60 },
      engine: {
        kind: 'text',
        label: text('发动机', 'Engine'),
        maxLength: 60,
        help: text(
          '不知道可留空：需要此条件的零件显示为“需确认”。',
          'Leave empty if unknown; parts that depend on it are shown as “To be confirmed”.',
        ),
      },
      drive,
      bodyStyle: body,
      category: {
        kind: 'ref',
        label: text('品类', 'Category'),
        entity: 'category',
        help: text('含下级品类。', 'Including subcategories.'),
      },
      position,
      inStock: { kind: 'bool', label: text('仅有库存', 'In stock only'), initial: false },
      page: {
        kind: 'integer',
        label: text('页', 'Page'),
        min: 1,
        max: 10_000,
        initial: 1,
        help: text('每页100个。', '100 parts per page.'),
      },
    },
    results: {
      summary: textField('结果', 'Result', 300),
      pages: { ...count('页数', 'Pages'), kind: 'integer', min: 1, max: 10_000 },
      lines: {
        kind: 'lines',
        label: text('零件', 'Parts'),
        by: ['sku', 'position'],
        most: 100,
        fields: {
          category: textField('品类', 'Category', 130),
          picture: { kind: 'files', label: text('图片', 'Image'), most: 1, endings: pictureEndings, mostBytes: 5_242_880, width: 60 },
          sku: code,
          name: textField('名称', 'Name', 240),
          fit: {
            kind: 'enum',
            label: text('适配', 'Fit'),
            width: 88,
            options: [
              { code: 'yes', label: text('适配', 'Fits'), tone: 'good' },
              { code: 'conditional', label: text('需确认', 'To be confirmed'), tone: 'warn' },
            ],
          },
          question: textField('待确认项', 'To confirm', 150),
          position,
          qty: count('单车用量', 'Quantity per vehicle'),
          oe: textField('OE号', 'OE numbers', 150),
          status,
          stock: textField('各市场库存', 'Stock by market', 150),
          price: textField('各站点售价', 'Price by site', 170),
          listings: { ...textField('Listing', 'Listings', 190), kind: 'text', maxLength: 2000, links: true },
          substitutes: textField('替代料', 'Substitutes', 170),
          note: textField('备注', 'Note', 150),
        },
      },
    },
  },
} as const satisfies PageTab;

/** The vehicles that a part fits: years compressed, and the table that platforms take. */
export const vehiclesOfPart = {
  key: 'byPart',
  title: text('按零件查', 'By part'),
  tool: {
    reads: ['year', 'make', 'model', 'submodel', 'engine', 'drive', 'bodyStyles'],
    texts: { lines: ['sku', 'make', 'model', 'years', 'submodel', 'engine', 'drive', 'bodyStyle', 'position', 'qty'] },
    inputs: {
      part: {
        kind: 'text',
        label: text('SKU、OE号或互换号', 'SKU, OE or interchange number'),
        required: true,
        maxLength: 40,
        help: text('忽略空格、点和连字符。', 'Spaces, dots and hyphens are ignored.'),
      },
    },
    results: {
      summary: textField('结果', 'Result', 300),
      lines: {
        kind: 'lines',
        label: text('适配车型', 'Vehicles'),
        by: ['sku', 'make', 'model', 'years'],
        most: 5000,
        fields: {
          sku: code,
          make: textField('品牌', 'Make', 110),
          model: textField('车型', 'Model', 140),
          years: textField('年款', 'Years', 170),
          submodel: textField('配置', 'Submodel', 100),
          engine: textField('发动机', 'Engine', 100),
          drive,
          bodyStyle: body,
          position,
          qty: count('单车用量', 'Quantity per vehicle'),
        },
      },
      compatibility: {
        kind: 'lines',
        label: text('平台适配表（eBay / 亚马逊）', 'Fitment table for eBay and Amazon'),
        by: ['sku', 'Year', 'Make', 'Model'],
        most: 20_000,
        fields: {
          sku: code,
          Year: { ...years, label: text('Year', 'Year') },
          Make: textField('Make', 'Make', 100),
          Model: textField('Model', 'Model', 130),
          Trim: textField('Trim', 'Trim', 100),
          Engine: textField('Engine', 'Engine', 100),
          Notes: textField('Notes', 'Notes', 200),
        },
      },
    },
  },
} as const satisfies PageTab;

/** Vehicles of the last twenty years without a part of a category. */
export const vehicleGaps = {
  key: 'gaps',
  title: text('缺口', 'Gaps'),
  tool: {
    reads: ['year', 'make', 'model'],
    inputs: {
      category: {
        kind: 'ref',
        label: text('品类', 'Category'),
        entity: 'category',
        required: true,
        help: text('含下级品类。', 'Including subcategories.'),
      },
      make: { kind: 'text', label: text('品牌', 'Make'), maxLength: 60 },
    },
    results: {
      summary: textField('结果', 'Result', 300),
      lines: {
        kind: 'lines',
        label: text('没有该品类零件的车型', 'Models without a part of the category'),
        by: ['make', 'model'],
        most: 5000,
        fields: {
          make: textField('品牌', 'Make', 140),
          model: textField('车型', 'Model', 200),
          years: textField('年款', 'Years', 240),
          count: count('年款数', 'Model years'),
        },
      },
    },
  },
} as const satisfies PageTab;
