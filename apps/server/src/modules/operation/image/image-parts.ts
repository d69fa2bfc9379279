import { mainCalls } from '../../../platform/gateways/module-calls.ts';
import { actions } from '../../../platform/resources/calls/action-handler.ts';
import { replaceImage, uploadImages } from './add-images.ts';
import { approveImages, publishImages, rejectImages, retireImages } from './decide-images.ts';
import { galleryCalls } from './zip-images.ts';

/** What the pictures of SKUs add to the manifest of operation. */
export const imageParts = [
  mainCalls({ imageGallery: galleryCalls }),
  actions({
    'imageGallery.upload': uploadImages,
    'imageGallery.replace': replaceImage,
    'imageGallery.approve': approveImages,
    'imageGallery.reject': rejectImages,
    'imageGallery.publish': publishImages,
    'imageGallery.retire': retireImages,
  }),
] as const;
