import { judgePages } from './judge-pages.ts';

judgePages(12);
