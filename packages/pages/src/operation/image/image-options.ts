import { text } from '@axle/kernel';
import type { EnumOption } from '@axle/page-kit';

const place = (at: number): EnumOption => ({ code: `pt0${at}`, label: text(`副图${at}`, `PT0${at}`) });

/** ImageSlot: what a picture is for. */
export const imageSlotOptions = [
  { code: 'main', label: text('主图', 'Main') },
  ...[1, 2, 3, 4, 5, 6, 7, 8].map(place),
  { code: 'swatch', label: text('色卡', 'Swatch') },
  { code: 'aplus', label: text('A+', 'A+') },
  { code: 'install', label: text('安装图', 'Installation') },
  { code: 'size', label: text('尺寸图', 'Dimensions') },
] as const satisfies readonly EnumOption[];

/** ImageStatus. */
export const imageStateOptions = [
  { code: 'uploaded', label: text('待检', 'Uploaded'), tone: 'info' },
  { code: 'rejected', label: text('不合格', 'Rejected'), tone: 'bad' },
  { code: 'approved', label: text('合格', 'Approved'), tone: 'good' },
  { code: 'published', label: text('已发布', 'Published'), tone: 'good' },
  { code: 'retired', label: text('停用', 'Retired'), tone: 'neutral' },
] as const satisfies readonly EnumOption[];

/** What a check found of a picture. */
export const imageIssueOptions = [
  { code: 'tooSmall', label: text('尺寸过小', 'Too small') },
  { code: 'tooLarge', label: text('尺寸过大', 'Too large') },
  { code: 'noZoom', label: text('不能放大', 'No zoom') },
  { code: 'lowSize', label: text('低于建议尺寸', 'Below recommended size') },
  { code: 'format', label: text('格式不符', 'Wrong format') },
  { code: 'tooHeavy', label: text('文件过大', 'File too large') },
  { code: 'colourSpace', label: text('非sRGB', 'Not sRGB') },
  { code: 'notWhite', label: text('背景非纯白', 'Background not white') },
  { code: 'lowFill', label: text('主体占比不足', 'Subject too small') },
] as const satisfies readonly EnumOption[];
