import { rules } from '../simulation/rules';
import { Simulation } from '../simulation/Simulation';
import { checkWorld, LIMIT_MS, report } from './checkWorld';
import { explore } from './explore';
import { FAULTS } from './faults';
import { startingAt, WORLDS } from './worlds';

/** No fault needs more events than that after its beginning. */
const MAX_FAULT_DEPTH = 6;

test(
  'at a gateway that cannot look up requests, every order of events keeps every promise',
  () => {
    checkWorld(WORLDS.plain);
  },
  LIMIT_MS,
);

test.each(FAULTS)(
  '$what: it is found out',
  ({ what, planted, breaks, world, from }) => {
    const wrong = { ...rules, ...planted };
    const found = explore(startingAt(WORLDS[world], from), MAX_FAULT_DEPTH, wrong);
    report(what, found);
    expect(found.violation?.promise).toMatch(breaks);
    // The shortest way is one that the simulation plays too.
    const play = () => {
      const simulation = new Simulation(WORLDS[world].setting, wrong);
      found.violation?.codes.forEach((code) => simulation.play(code));
      simulation.end();
    };
    expect(play).toThrow(found.violation?.promise);
  },
  LIMIT_MS,
);
