import * as v from 'valibot';

import { adverts } from '@/services/publicity/adverts';
import { newsItems } from '@/services/publicity/news';

import { pictureUrl } from '../pictures/illustrations';
import { DAY_MS, HOUR_MS, wireTime } from '../world/clock';
import { type Endpoint, open } from './endpoint';
import { filled, pageOf, queryNumber, readBody } from './requests';

const NEWS = [
  {
    title: '市民中心停车场夜间优惠开始',
    summary: '每日22点至次日7点，封顶10元。',
    picture: 'news-1',
    hoursAgo: 5,
    thirdUrl: '',
  },
  {
    title: '五座充电站完成升级',
    summary: '新增24把快充枪，充电免两小时停车费。',
    picture: 'news-2',
    hoursAgo: 30,
    thirdUrl: '',
  },
  {
    title: '关于电子发票的说明',
    summary: '缴费后可在缴费结果页直接开发票。',
    picture: 'news-3',
    hoursAgo: 80,
    thirdUrl: 'https://news.example.com/invoice',
  },
  {
    title: '路内停车收费时段调整',
    summary: '工作日8点至20点收费，其余时段免费。',
    picture: 'news-1',
    hoursAgo: 200,
    thirdUrl: '',
  },
];

export const publicityEndpoints: readonly Endpoint[] = [
  open('POST', 'publicity/v2/api/advertisings', adverts, (call) => {
    readBody(call, v.object({ cityName: filled }));
    const results = [
      { picUrl: pictureUrl('banner-1'), advertUrl: '', bgColor: '#d8ebff' },
      { picUrl: pictureUrl('banner-2'), advertUrl: 'https://charging.example.com/free', bgColor: '#dcf5e6' },
      { picUrl: pictureUrl('banner-3'), advertUrl: 'https://pass.example.org/renew', bgColor: '#fff0d9' },
    ];
    return { results, total: results.length };
  }),
  open('GET', 'publicity/v2/api/news/important', newsItems, (call) => {
    queryNumber(call, 'clientType');
    const now = call.world.clock.now();
    const startOfDay = now - (now % DAY_MS);
    return pageOf(
      call,
      NEWS.map(({ picture, hoursAgo, ...news }, index) => ({
        ...news,
        newsId: `news-${index + 1}`,
        publishTime: wireTime(startOfDay - hoursAgo * HOUR_MS),
        imgUrl: pictureUrl(picture),
      })),
    );
  }),
];
