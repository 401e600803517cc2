import { photosOf } from '@/domain/stay/photosOf';
import { loadOf } from '@/flows/loading/loadOf';
import type { BillKey } from '@/services/charge/bills';
import { useListParkingPicturesQuery } from '@/services/charge/stays';
import { isServiceError } from '@/services/transport/serviceError';
import { useServerNow } from '@/services/transport/useServerNow';
import { Block } from '@/ui/Block';
import { Card } from '@/ui/Card';
import { Photos } from '@/ui/Photos';
import { Skeleton } from '@/ui/Skeleton';

/** What the cameras saw of this stay. */
export function StayPhotos({ billKey }: { readonly billKey: BillKey }) {
  const now = useServerNow();
  const asked = useListParkingPicturesQuery(billKey);
  const pictures = asked.currentData?.results ?? [];
  if (asked.currentData !== undefined && pictures.length === 0) return null;
  // Another driver's car: asking again would not help.
  if (isServiceError(asked.error) && asked.error.kind === 'refused' && !asked.isFetching) return null;
  return (
    <Block
      name="stayPhotos"
      label="出入场照片"
      {...loadOf(asked, '照片没有查到')}
      skeleton={<Skeleton height={200} shape="card" />}
    >
      <Card title="出入场照片">
        <Photos photos={photosOf(pictures, now)} />
      </Card>
    </Block>
  );
}
