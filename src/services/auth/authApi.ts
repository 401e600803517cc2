import { defineService } from '@/services/base/defineService/defineService';

export const authApi = defineService('auth', 'auth/v2/api/', ['LoginInfo']);
