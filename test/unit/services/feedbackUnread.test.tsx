import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';

import { faqAndFeedbackCalls, useListFeedbacksInfiniteQuery } from '@/services/basic/support';

import { envelope, makeServices } from '../../support/makeServices';

test('opening an answer removes the unread mark from the list on the screen', async () => {
  let unread = 1;
  const answer = () => ({ feedbackId: 'F1', content: '多收了', unread });
  const { store } = makeServices({
    fetch: (input) => {
      if (!input.includes('/feedbacks/F1')) return Promise.resolve(envelope('200', { results: [answer()], total: 1 }));
      unread = 0;
      return Promise.resolve(envelope('200', answer()));
    },
  });
  const List = () => <p>{useListFeedbacksInfiniteQuery().currentData?.pages[0]?.results[0]?.unread ?? '-'}</p>;
  render(
    <Provider store={store}>
      <List />
    </Provider>,
  );
  await screen.findByText('1');
  await act(async () => {
    await store.dispatch(faqAndFeedbackCalls.endpoints.getFeedback.initiate({ feedbackId: 'F1' }) as never);
  });
  await waitFor(() => {
    expect(screen.getByText('0')).toBeInTheDocument();
  });
});
