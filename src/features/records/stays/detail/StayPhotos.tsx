import { toPhotos } from '@/domain/stay/toPhotos';
import type { BillKey } from '@/services/charge/bills';
import { useListParkingPicturesQuery } from '@/services/charge/stays';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { droppedRowCount } from '@/services/transport/wire/droppedRowCount';
import { Block } from '@/ui/card/Block';
import { Card } from '@/ui/card/Card';
import { Skeleton } from '@/ui/load/Skeleton';
import { Photos } from '@/ui/picture/Photos';
import { notFoundError } from '@/widgets/loading/notFoundError';
import { toLoadState } from '@/widgets/loading/toLoadState';

/** The cameras' photos of this stay. */
export function StayPhotos({ billKey }: { readonly billKey: BillKey }) {
  const now = useServerNow();
  const query = useListParkingPicturesQuery(billKey);
  const pictures = query.currentData?.results ?? [];
  if (query.currentData !== undefined && pictures.length + droppedRowCount(query.currentData) === 0) return null;
  // Another driver's car: a retry would not help.
  if (notFoundError({ error: query.error }) !== null && !query.isFetching) return null;
  return (
    <Block
      name="stayPhotos"
      label="出入场照片"
      {...toLoadState(query, {
        message: '照片加载失败',
        isEmpty: ({ results }) => results.length === 0,
        size: 'block',
      })}
      skeleton={<Skeleton height={200} shape="card" />}
    >
      <Card title="出入场照片">
        <Photos photos={toPhotos(pictures, now)} />
      </Card>
    </Block>
  );
}
