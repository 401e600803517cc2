import { defineService } from '@/services/base/defineService/defineService';

export const payApi = defineService('pay', 'pay/v2/api/', ['PayModel', 'Withholding']);
