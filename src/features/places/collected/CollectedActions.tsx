import { useConfirm } from '@/flows/notices/useDialogs';
import { useWayfinding } from '@/flows/wayfinding/useWayfinding';
import { TextButton } from '@/ui/button/TextButton';
import type { Around } from '@/widgets/place/useAround';

interface CollectedActsProps {
  readonly place: {
    readonly name: string;
    readonly address: string;
    readonly longitude: number;
    readonly latitude: number;
  };
  readonly around: Around;
  readonly isBusy: boolean;
  readonly onRemove: () => void;
}

/** Opens a favourite place, or removes it. */
export function CollectedActions({ place, around, isBusy, onRemove }: CollectedActsProps) {
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
    </>
  );
}
