import { defineService } from '@/services/transport/store/defineService';

/** Lots: where they are, what they offer, which ones a driver keeps. */
export const dealerApi = defineService('dealer', 'dealer/v2/api/', ['Park', 'CollectedPark']);
