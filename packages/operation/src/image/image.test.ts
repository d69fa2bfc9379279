import { compareDecimals, type Decimal } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkImage, fillOf, type ImageMeta, type ImageProfile, isAcceptable } from './check-image.ts';
import { imageFileName, publishedImageName } from './image-file-name.ts';
import { imageProfile, imageSlots } from './image-profiles.ts';
import { measurePixels } from './measure-pixels.ts';

const meta = (more: Partial<ImageMeta> = {}): ImageMeta => ({
  width: 1500,
  height: 1500,
  bytes: 400_000,
  format: 'jpeg',
  srgb: true,
  whiteBorder: true,
  box: { width: 1200, height: 900 },
  ...more,
});
const codes = (image: ImageMeta, profile: ImageProfile) => checkImage(image, profile).map(({ code, level }) => `${code} ${level}`);

describe('[O7] what platforms ask of pictures', () => {
  it('1500 × 1500 with a subject of 1200 × 900 fills 80 %: rejected as main image, accepted as pt01', () => {
    expect(fillOf(meta())).toBe('80');
    expect(codes(meta(), imageProfile('amazon', 'main'))).toEqual(['lowSize warn', 'lowFill block']);
    expect(isAcceptable(checkImage(meta(), imageProfile('amazon', 'pt01')))).toBe(true);
    expect(isAcceptable(checkImage(meta({ box: { width: 1275, height: 10 } }), imageProfile('amazon', 'main')))).toBe(true);
  });

  it('says what is wrong in both languages', () => {
    const issues = checkImage(meta({ whiteBorder: false, box: { width: 1500, height: 1500 } }), imageProfile(undefined, 'main'));
    expect(issues.find(({ code }) => code === 'notWhite')?.message).toEqual({
      zh: '主图背景须为纯白',
      en: 'Main image background must be pure white',
    });
  });

  it('sizes, formats, bytes and colours have bounds', () => {
    const of = (more: Partial<ImageMeta>) => codes(meta({ box: { width: 1, height: 1 }, ...more }), imageProfile('amazon', 'pt01'));
    expect(of({ width: 499, height: 300 })).toEqual(['tooSmall block']);
    expect(of({ width: 500, height: 300 })).toEqual(['noZoom warn']);
    expect(of({ width: 10_001, height: 300 })).toEqual(['tooLarge block']);
    expect(of({ width: 1600, format: 'webp' })).toEqual(['format block']);
    expect(of({ width: 1600, bytes: 10 * 1_048_576 + 1 })).toEqual(['tooHeavy block']);
    expect(of({ width: 1600, srgb: false })).toEqual(['colourSpace block']);
  });

  const images = fc.record({
    width: fc.integer({ min: 1, max: 12_000 }),
    height: fc.integer({ min: 1, max: 12_000 }),
    bytes: fc.integer({ min: 1, max: 20_000_000 }),
    format: fc.constantFrom('jpeg', 'png', 'webp'),
    srgb: fc.boolean(),
    whiteBorder: fc.boolean(),
    box: fc.record({ width: fc.integer({ min: 0, max: 12_000 }), height: fc.integer({ min: 0, max: 12_000 }) }),
  });
  const profiles: fc.Arbitrary<ImageProfile> = fc.record({
    longestFrom: fc.integer({ min: 1, max: 2000 }),
    longestTo: fc.integer({ min: 2000, max: 12_000 }),
    zoomFrom: fc.integer({ min: 500, max: 2000 }),
    wishedFrom: fc.integer({ min: 500, max: 3000 }),
    formats: fc.subarray(['jpeg', 'png', 'webp']),
    mostBytes: fc.integer({ min: 1, max: 20_000_000 }),
    srgbOnly: fc.boolean(),
    whiteBorder: fc.boolean(),
    leastFill: fc.integer({ min: 0, max: 100 }).map(value => String(value) as Decimal),
  });

  it('a stricter profile never accepts more', () => {
    fc.assert(
      fc.property(images, profiles, profiles, (image, one, other) => {
        const stricter: ImageProfile = {
          longestFrom: Math.max(one.longestFrom, other.longestFrom),
          longestTo: Math.min(one.longestTo, other.longestTo),
          zoomFrom: Math.max(one.zoomFrom, other.zoomFrom),
          wishedFrom: Math.max(one.wishedFrom, other.wishedFrom),
          formats: one.formats.filter(format => other.formats.includes(format)),
          mostBytes: Math.min(one.mostBytes, other.mostBytes),
          srgbOnly: one.srgbOnly || other.srgbOnly,
          whiteBorder: one.whiteBorder || other.whiteBorder,
          leastFill: compareDecimals(one.leastFill, other.leastFill) > 0 ? one.leastFill : other.leastFill,
        };
        if (isAcceptable(checkImage(image, stricter))) {
          expect(isAcceptable(checkImage(image, one))).toBe(true);
          expect(isAcceptable(checkImage(image, other))).toBe(true);
        }
      }),
    );
  });

  it('[O7a] the main image is held to no less than the others of its platform', () => {
    fc.assert(
      fc.property(
        images,
        fc.constantFrom('amazon', 'ebay', 'walmart', 'partsgeek', undefined),
        fc.constantFrom(...imageSlots),
        (image, platform, slot) => {
          if (isAcceptable(checkImage(image, imageProfile(platform, 'main'))))
            expect(isAcceptable(checkImage(image, imageProfile(platform, slot)))).toBe(true);
        },
      ),
    );
  });
});

describe('[O7] the pixels of a picture', () => {
  const drawn = (
    width: number,
    height: number,
    box: readonly [left: number, top: number, right: number, bottom: number],
    channels: 3 | 4,
  ) =>
    Array.from({ length: width * height * channels }, (_, at) => {
      const [column, row] = [Math.floor(at / channels) % width, Math.floor(at / channels / width)];
      return column >= box[0] && column <= box[2] && row >= box[1] && row <= box[3] ? 40 : 255;
    });

  it('have a white border where the subject stands free of it, and a box around the subject', () => {
    expect(measurePixels(drawn(10, 8, [1, 2, 8, 6], 3), 10, 8, 3)).toEqual({ whiteBorder: true, box: { width: 8, height: 5 } });
    expect(measurePixels(drawn(10, 8, [0, 2, 8, 6], 4), 10, 8, 4)).toEqual({ whiteBorder: false, box: { width: 9, height: 5 } });
    expect(measurePixels(drawn(4, 4, [9, 9, 9, 9], 3), 4, 4, 3)).toEqual({ whiteBorder: true, box: { width: 0, height: 0 } });
  });

  it('box and border are those of any subject that is drawn', () => {
    const side = fc.integer({ min: 1, max: 12 });
    fc.assert(
      fc.property(side, side, fc.nat(11), fc.nat(11), fc.constantFrom(3 as const, 4 as const), (width, height, left, top, channels) => {
        const box = [left % width, top % height, width - 1 - ((left * 3) % (width - (left % width))), height - 1] as const;
        const { whiteBorder, box: found } = measurePixels(drawn(width, height, box, channels), width, height, channels);
        expect(found).toEqual({ width: box[2] - box[0] + 1, height: box[3] - box[1] + 1 });
        expect(whiteBorder).toBe(false);
      }),
    );
  });
});

describe('[O7b] names of files', () => {
  it('SKU_slot_lang.ext assigns itself', () => {
    expect(imageFileName('BP-0446_main_en.jpg')).toEqual({ sku: 'BP-0446', slot: 'main', language: 'en' });
    expect(imageFileName('kit_01_PT03.PNG')).toEqual({ sku: 'KIT_01', slot: 'pt03' });
    expect([imageFileName('photo.jpg'), imageFileName('BP-0446_front.jpg'), imageFileName('BP-0446_main')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('[O7b] what is put together is read again', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Z0-9]{1,8}(-[A-Z0-9]{1,6})?$/),
        fc.constantFrom(...imageSlots),
        fc.constantFrom('en', 'de', undefined),
        (sku, slot, language) => {
          const name = `${[sku, slot, language].filter(Boolean).join('_')}.jpg`;
          expect(imageFileName(name)).toEqual({ sku, slot, ...(language ? { language } : {}) });
        },
      ),
    );
  });

  it('[O7c] platforms take B07XK2M4QD.MAIN.jpg', () => {
    expect([publishedImageName('B07XK2M4QD', 'main', 'JPG'), publishedImageName('a/b', 'pt01', 'png')]).toEqual([
      'B07XK2M4QD.MAIN.jpg',
      'a-b.PT01.png',
    ]);
  });
});
