import type { ReactNode } from 'react';

import { useConfirmDialog } from '@/flows/notices/useDialogs';
import { useWayfinding } from '@/flows/wayfinding/useWayfinding';
import { TextButton } from '@/ui/button/TextButton';
import { SwipeRow } from '@/ui/list/SwipeRow';
import type { NearbyCenter } from '@/widgets/place/useNearbyCenter';

interface CollectedCardProps {
  readonly place: {
    readonly name: string;
    readonly address: string;
    readonly longitude: number;
    readonly latitude: number;
  };
  readonly around: NearbyCenter;
  readonly isBusy: boolean;
  readonly onRemove: () => void;
  /** Renders the card of the place, with the given buttons below it. */
  readonly children: (actions: ReactNode) => ReactNode;
}

/** A favourite place: it can be opened in a map app or removed, also by swiping. */
export function FavouritePlaceRow({ place, around, isBusy, onRemove, children }: CollectedCardProps) {
  const confirm = useConfirmDialog();
  const { startNavigation } = useWayfinding();
  const { name, address, longitude: lng, latitude: lat } = place;
  const remove = async () => {
    const isConfirmed = await confirm({
      title: `取消收藏${name}？`,
      text: '之后可以在地图上再收藏',
      confirmLabel: '取消收藏',
      cancelLabel: '暂不取消',
      isDestructive: true,
    });
    if (isConfirmed) onRemove();
  };
  return (
    <SwipeRow action={{ label: '取消收藏', tone: 'quiet', isDisabled: isBusy, onPress: () => void remove() }}>
      {children(
        <>
          <TextButton tone="quiet" label={`取消收藏${name}`} isDisabled={isBusy} onPress={() => void remove()}>
            取消收藏
          </TextButton>
          <TextButton
            label={`导航到${name}`}
            onPress={() => {
              startNavigation({ lng, lat, name, address }, around.driverLocation);
            }}
          >
            导航
          </TextButton>
        </>,
      )}
    </SwipeRow>
  );
}
