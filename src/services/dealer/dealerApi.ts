import { defineService } from '@/services/transport/defineService';

export const dealerApi = defineService('dealer', 'dealer/v2/api/', ['Park']);
