import { jumpThird } from '../../support/jumping';

jumpThird(1);
