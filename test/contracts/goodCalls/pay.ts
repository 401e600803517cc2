import { LOTS } from '../../../mocks/world/core/seeded';
import type { GoodCalls } from '../serviceCalls';

export const goodCalls: GoodCalls = {
  pay: {
    getPayModel: () => ({ parkId: LOTS.city }),
    listWithholdings: () => ({}),
    openWithholdings: () => ({ plateId: 'plate-1', payChannels: [6, 3], returnUrl: '/authorizationSuccess' }),
    closeWithholding: () => ({ withholdId: 'withhold-1' }),
  },
};
