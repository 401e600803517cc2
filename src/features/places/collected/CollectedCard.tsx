import type { ReactNode } from 'react';

import { useConfirm } from '@/flows/notices/useDialogs';
import { useWayfinding } from '@/flows/wayfinding/useWayfinding';
import { TextButton } from '@/ui/button/TextButton';
import { SwipeRow } from '@/ui/list/SwipeRow';
import type { Around } from '@/widgets/place/useAround';

interface CollectedCardProps {
  readonly place: {
    readonly name: string;
    readonly address: string;
    readonly longitude: number;
    readonly latitude: number;
  };
  readonly around: Around;
  readonly isBusy: boolean;
  readonly onRemove: () => void;
  /** The card of the place, with these buttons below it. */
  readonly children: (acts: ReactNode) => ReactNode;
}

/** A favourite place: it can be opened in a map app, or removed, also by swiping. */
export function CollectedCard({ place, around, isBusy, onRemove, children }: CollectedCardProps) {
  const confirm = useConfirm();
  const { leadTo } = useWayfinding();
  const { name, address, longitude: lng, latitude: lat } = place;
  const remove = async () => {
    const isSure = await confirm({
      title: `取消收藏${name}？`,
      text: '之后可以在地图上再收藏',
      confirmLabel: '取消收藏',
      cancelLabel: '暂不取消',
      isDestructive: true,
    });
    if (isSure) onRemove();
  };
  return (
    <SwipeRow act={{ label: '取消收藏', tone: 'quiet', isDisabled: isBusy, onPress: () => void remove() }}>
      {children(
        <>
          <TextButton tone="quiet" label={`取消收藏${name}`} isDisabled={isBusy} onPress={() => void remove()}>
            取消收藏
          </TextButton>
          <TextButton
            label={`导航到${name}`}
            onPress={() => {
              leadTo({ lng, lat, name, address }, around.me);
            }}
          >
            导航
          </TextButton>
        </>,
      )}
    </SwipeRow>
  );
}
