import { judgeLayouts } from './judge-layouts.ts';

judgeLayouts('zh', 'others');
