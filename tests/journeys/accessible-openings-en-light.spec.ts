import { judgeOpenings } from './judge-openings.ts';
import { looks } from './looks.ts';

judgeOpenings(looks[2]);
