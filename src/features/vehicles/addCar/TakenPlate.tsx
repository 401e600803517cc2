import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import { TextButton } from '@/ui/button/TextButton';

interface TakenPlateProps {
  readonly plateNo: string;
  readonly plateColor: number;
  readonly onRetry: () => void;
}

/** What can be done where another account has the plate: with the vehicle's papers it can be claimed, or the other one has let it go by now. */
export function TakenPlate({ plateNo, plateColor, onRetry }: TakenPlateProps) {
  return (
    <>
      <LinkButton look="primary" to={pathTo('plateMaterialEdit', { plateNo, plateColor })}>
        申诉认领
      </LinkButton>
      <TextButton onPress={onRetry}>对方已解绑，再添加一次</TextButton>
    </>
  );
}
