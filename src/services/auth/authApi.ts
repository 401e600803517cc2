import { defineService } from '@/services/transport/defineService';

export const authApi = defineService('auth', 'auth/v2/api/', ['LoginInfo']);
