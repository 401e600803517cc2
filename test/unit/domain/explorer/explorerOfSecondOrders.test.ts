import { checkWorld, LIMIT_MS } from './checkWorld';
import { WORLDS } from './worlds';

test(
  'at a server that opens a second order for a repeat, every order of events keeps every promise',
  () => {
    checkWorld(WORLDS.twice);
  },
  LIMIT_MS,
);
