import { judgePages } from './judge-pages.ts';

judgePages(10);
