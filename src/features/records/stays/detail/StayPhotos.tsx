import { toCameraPhotos } from '@/domain/stay/toCameraPhotos';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { ParkingBillKey } from '@/services/charge/bills';
import { useListParkingPicturesQuery } from '@/services/charge/stays';
import { countDroppedRows } from '@/services/schema/countDroppedRows';
import { Card } from '@/ui/card/Card';
import { LoadableBlock } from '@/ui/card/LoadableBlock';
import { Skeleton } from '@/ui/load/Skeleton';
import { PhotoGrid } from '@/ui/picture/PhotoGrid';
import { getNotFoundError } from '@/widgets/loading/getNotFoundError';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

/** The cameras' photos of this stay. */
export function StayPhotos({ billKey }: { readonly billKey: ParkingBillKey }) {
  const now = useServerNow();
  const query = useListParkingPicturesQuery(billKey);
  const pictures = query.currentData?.results ?? [];
  if (query.currentData !== undefined && pictures.length + countDroppedRows(query.currentData) === 0) return null;
  // Another driver's car: a retry would not help.
  if (getNotFoundError({ error: query.error }) !== null && !query.isFetching) return null;
  return (
    <LoadableBlock
      name="stayPhotos"
      label="出入场照片"
      {...toContentLoadState(query, {
        message: '照片加载失败',
        isEmpty: ({ results }) => results.length === 0,
        size: 'block',
      })}
      skeleton={<Skeleton height={200} shape="card" />}
    >
      <Card title="出入场照片">
        <PhotoGrid photos={toCameraPhotos(pictures, now)} />
      </Card>
    </LoadableBlock>
  );
}
