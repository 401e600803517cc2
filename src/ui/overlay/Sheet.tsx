import { LazyPartFailure } from '../late/LazyPartFailure';
import { retryableLazy } from '../late/retryableLazy';

/** A sheet that slides up from the bottom. It is open while it is mounted. Its code loads with the first sheet. */
export const Sheet = retryableLazy('sheet', async () => (await import('./SheetSurface')).SheetSurface, {
  errorFallback: ({ title, onClose }, retry) => <LazyPartFailure subject={title} onRetry={retry} onClose={onClose} />,
});
