import { pathTo } from '@/navigation/paths';
import { Empty } from '@/ui/Empty';
import { LinkButton } from '@/ui/LinkButton';
import { ScreenFrame, type ScreenFrameProps } from '@/ui/ScreenFrame';

/** The address names a vehicle that is not the driver's, or no more. */
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
