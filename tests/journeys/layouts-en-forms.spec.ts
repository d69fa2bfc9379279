import { judgeLayouts } from './judge-layouts.ts';

judgeLayouts('en', 'forms');
