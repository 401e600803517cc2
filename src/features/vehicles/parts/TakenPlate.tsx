import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/LinkButton';
import { Notice } from '@/ui/Notice';

interface TakenPlateProps {
  /** What the server says. */
  readonly text: string;
  readonly plateNo: string;
  readonly plateColor: number;
}

/** Another account has the plate: with the vehicle's papers it can be claimed. */
export function TakenPlate({ text, plateNo, plateColor }: TakenPlateProps) {
  return (
    <div role="alert">
      <Notice tone="soon">{text === '' ? '该车牌已被其他账号绑定，如是您的车辆可提交资料认领' : text}</Notice>
      <LinkButton to={pathTo('plateMaterialEdit', { plateNo, plateColor })}>申诉认领</LinkButton>
    </div>
  );
}
