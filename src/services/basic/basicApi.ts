import { defineService } from '@/services/base/defineService/defineService';

/** Configuration of pages and menus, host signatures, uploads. */
export const basicApi = defineService('basic', 'basic/v2/api/', [
  'Menu',
  'ParamConfig',
  'Feedback',
  'FeedbackList',
  'Follow',
]);
