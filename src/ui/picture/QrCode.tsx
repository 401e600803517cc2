import { LazyPartFailure } from '@/ui/late/LazyPartFailure';
import { retryableLazy } from '@/ui/late/retryableLazy';
import { Skeleton } from '@/ui/load/Skeleton';

import type { QrImageProps } from './QrImage';

/** A QR code. Its code is loaded lazily, because few screens show one. */
export const QrCode = retryableLazy<QrImageProps>(
  'QR code',
  async () => (await import(/* webpackChunkName: "qr" */ './QrImage')).QrImage,
  {
    fallback: () => <Skeleton height={310} />,
    errorFallback: (_, retry) => <LazyPartFailure subject="二维码" onRetry={retry} />,
  },
);
