import { defineService } from '@/services/transport/defineService';

export const publicityApi = defineService('publicity', 'publicity/v2/api/', ['Advert', 'News']);
