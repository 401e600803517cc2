import { defineService } from '@/services/transport/store/defineService';

export const authApi = defineService('auth', 'auth/v2/api/', ['LoginInfo']);
