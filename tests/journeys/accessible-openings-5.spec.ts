import { judgeOpenings } from './judge-openings.ts';

judgeOpenings(4);
