import { defineService } from '@/services/transport/store/defineService';

export const payApi = defineService('pay', 'pay/v2/api/', ['PayModel', 'Withholding']);
