import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import { TextButton } from '@/ui/button/TextButton';

interface TakenPlateProps {
  readonly plateNo: string;
  readonly plateColor: number;
  readonly onRetry: () => void;
}

/** The options when another account has the plate: claim it with the vehicle's papers, or try again if the other account has unbound it. */
export function TakenPlate({ plateNo, plateColor, onRetry }: TakenPlateProps) {
  return (
    <>
      <LinkButton variant="primary" to={pathTo('plateMaterialEdit', { plateNo, plateColor })}>
        申诉认领
      </LinkButton>
      <TextButton onPress={onRetry}>对方已解绑，再添加一次</TextButton>
    </>
  );
}
