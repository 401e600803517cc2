import { walkHalf } from '../../support/hostileWalk';

walkHalf(1);
