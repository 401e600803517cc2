import type { Scenario } from '../World';
import { manyLots } from './manyLots';

export const placeScenarios = {
  lots9999: {
    label: '9999个停车场，四座城市',
    change: ({ tables }) => {
      tables.lots.push(...manyLots(9_999 - tables.lots.length));
    },
  },
  visitorFriendly: {
    label: '所有停车场都允许游客缴费',
    change: ({ tables }) => {
      for (const lot of tables.lots) lot.demandsLogin = false;
    },
  },
} satisfies Record<string, Scenario>;
