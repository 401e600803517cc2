import type { GoodCalls } from '../serviceCalls';

export const goodCalls: GoodCalls = {
  publicity: {
    listAdverts: () => ({ cityName: '深圳市' }),
    listNews: () => ({ clientType: 2, driverDealerId: '' }),
    getNews: () => ({ newsId: 'news-1' }),
    listImportantNews: () => ({ pageNo: 1, pageSize: 3, clientType: 2, driverDealerId: '' }),
  },
};
