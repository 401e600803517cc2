import { useGetParkPayTypesQuery } from '@/services/dealer/parkPayTypes';
import { Card } from '@/ui/card/Card';
import { LoadFailureNotice } from '@/ui/load/LoadFailureNotice';
import { Skeleton } from '@/ui/load/Skeleton';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import styles from './ScannedLotHeader.module.css';

/** The lot whose QR code was opened. A plate can be queried without it. */
export function ScannedLotHeader({ parkId }: { readonly parkId: string }) {
  const query = useGetParkPayTypesQuery({ parkId });
  const { currentData: lot } = query;
  if (lot !== undefined) {
    return (
      <Card>
        <div>
          <h2 className={styles['name']}>{lot.parkName || '停车场'}</h2>
          {lot.parkAddr !== '' && <p className={styles['address']}>{lot.parkAddr}</p>}
        </div>
      </Card>
    );
  }
  const { state, failure } = toContentLoadState(query, {
    message: '停车场信息加载失败',
    advice: () => '不影响查询缴费',
    size: 'block',
  });
  if (state === 'loading') return <Skeleton height={86} shape="card" />;
  // Paying works without it, so no error number for customer service is shown.
  return <LoadFailureNotice {...failure} errorId={undefined} />;
}
