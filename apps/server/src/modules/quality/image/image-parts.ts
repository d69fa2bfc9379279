import { mainCalls } from '../../../platform/gateways/module-calls.ts';
import { actions } from '../../../platform/resources/calls/action-handler.ts';
import { consequences } from '../../../platform/resources/writes/follow-writes.ts';
import { writeGuards } from '../../../platform/resources/writes/settle-rows.ts';
import { annotateImage } from './annotate-image.ts';
import { exemplarConsequences } from './follow-codes.ts';
import { photoGuards } from './guard-photos.ts';
import { hideImage, showImage } from './hide-image.ts';
import { photoConsequences } from './keep-photos.ts';
import { photoPrints } from './printed-photos.ts';
import { setExemplar, unsetExemplar } from './set-exemplar.ts';
import { uploadImages } from './upload-images.ts';
import { imageCalls } from './zip-images.ts';

/** What the photos of inspections add to the manifest of quality. */
export const imageParts = [
  mainCalls({ qualityImages: imageCalls }),
  actions({
    'qualityImages.setExemplar': setExemplar,
    'qualityImages.unsetExemplar': unsetExemplar,
    'qualityImages.upload': uploadImages,
    'qualityImages.annotate': annotateImage,
    'qualityImages.hide': hideImage,
    'qualityImages.show': showImage,
  }),
  photoPrints,
  writeGuards(photoGuards),
  consequences({ ...photoConsequences, ...exemplarConsequences }),
] as const;
