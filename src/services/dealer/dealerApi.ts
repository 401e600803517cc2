import { defineService } from '@/services/transport/store/defineService';

/** Lots: their location, what they offer, and which ones a driver has collected. */
export const dealerApi = defineService('dealer', 'dealer/v2/api/', ['Park', 'CollectedPark']);
