import { judgePages } from './judge-pages.ts';
import { looks } from './looks.ts';

judgePages(looks[2]);
