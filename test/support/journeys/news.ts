import { fireEvent, screen } from '@testing-library/react';

import type { RecordedJourney } from '../recordedJourneys';
import { link, WAIT } from '../seen';

export const newsJourneys: readonly RecordedJourney[] = [
  {
    name: 'a visitor reads an announcement and a piece of news',
    options: () => ({ at: '/bulletin' }),
    run: async (app) => {
      const unread = await link(/福华一路.*未读/);
      await app.look();
      fireEvent.click(unread);
      await app.onScreen('newNotice');
      // The text appears once the chunk of the HTML cleaner has loaded.
      await screen.findByText(/路内停车收费时段调整为/, {}, WAIT);
      await app.look();
      app.go('/newsList');
      const piece = await link(/市民中心停车场夜间优惠开始/);
      await app.look();
      fireEvent.click(piece);
      await app.onScreen('newsDetail');
      fireEvent.click(await screen.findByRole('radio', { name: '大字' }, WAIT));
      await screen.findByText(/封顶10元/, {}, WAIT);
      await app.look();
    },
  },
];
