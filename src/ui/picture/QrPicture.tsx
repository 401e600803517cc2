import { LateFailure } from '@/ui/late/LateFailure';
import { retryableLazy } from '@/ui/late/retryableLazy';
import { Skeleton } from '@/ui/load/Skeleton';

import type { QrImageProps } from './QrImage';

/** A QR code. What draws it comes late: few screens show one. */
export const QrPicture = retryableLazy<QrImageProps>(
  'QR code',
  async () => (await import(/* webpackChunkName: "qr" */ './QrImage')).QrImage,
  { meanwhile: () => <Skeleton height={310} />, without: (_, retry) => <LateFailure what="二维码" onRetry={retry} /> },
);
