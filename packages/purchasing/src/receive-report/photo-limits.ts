import { fill, type Refusal, text } from '@axle/kernel';

/** Photos that a report holds at most, those of its lines among them, and files that are sent by one link at most. */
export const photoLimits = { report: 60, link: 80 } as const;

const tooMany = text('每份报告最多{most}张照片', 'A report holds at most {most} photos');

/** [R86] What stands against a report with so many photos: `PHOTOS_MOST`. */
export const photoRefusals = (photos: number): readonly Refusal[] =>
  photos > photoLimits.report ? [{ code: 'PHOTOS_MOST', field: 'photos', message: fill(tooMany, { most: photoLimits.report }) }] : [];

/** [R86] Said where a link has sent as many files as it may: `UPLOADS_MOST`. */
export const uploadsUsedUp: Refusal = {
  code: 'UPLOADS_MOST',
  message: fill(text('此链接最多上传{most}个文件', 'This link sends at most {most} files'), { most: photoLimits.link }),
};
