import { defineService } from '@/services/transport/store/defineService';

export const publicityApi = defineService('publicity', 'publicity/v2/api/', ['Advert', 'News']);
