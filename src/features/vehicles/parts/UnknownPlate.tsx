import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import { ScreenFrame, type ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { Empty } from '@/ui/load/Empty';

/** Shown when the address names a vehicle that is not, or no longer, the driver's. */
export function UnknownPlate({ frame }: { readonly frame: Omit<ScreenFrameProps, 'children'> }) {
  return (
    <ScreenFrame {...frame}>
      <Empty
        drawing="plate"
        text="这辆车不在您名下，可能已经解绑"
        action={<LinkButton to={pathTo('carManage')}>查看我的车辆</LinkButton>}
      />
    </ScreenFrame>
  );
}
