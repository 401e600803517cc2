import { fireEvent, screen } from '@testing-library/react';

import type { RecordedJourney } from '../recordedJourneys';

const link = (name: string | RegExp) => screen.findByRole('link', { name }, { timeout: 8_000 });

export const newsJourneys: readonly RecordedJourney[] = [
  {
    name: 'a visitor reads an announcement and a piece of news',
    options: () => ({ at: '/bulletin' }),
    run: async (app) => {
      const unread = await link(/福华一路.*未读/);
      await app.look();
      fireEvent.click(unread);
      await app.onScreen('newNotice');
      await screen.findByRole('heading', { level: 2, name: /福华一路/ }, { timeout: 8_000 });
      await app.look();
      app.go('/newsList');
      const piece = await link(/市民中心停车场夜间优惠开始/);
      await app.look();
      fireEvent.click(piece);
      await app.onScreen('newsDetail');
      fireEvent.click(await screen.findByRole('radio', { name: '大字号' }, { timeout: 8_000 }));
      await app.look();
    },
  },
];
