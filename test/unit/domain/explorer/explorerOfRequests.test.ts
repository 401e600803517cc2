import { checkWorld, LIMIT_MS } from './checkWorld';
import { WORLDS } from './worlds';

test(
  'at a server that knows requests, every order of events keeps every promise',
  () => {
    checkWorld(WORLDS.knowing);
  },
  LIMIT_MS,
);
