import { defineService } from '@/services/base/defineService/defineService';

export const publicityApi = defineService('publicity', 'publicity/v2/api/', ['Advert', 'News']);
