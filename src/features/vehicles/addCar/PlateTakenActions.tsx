import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import { TextButton } from '@/ui/button/TextButton';

interface PlateTakenActionsProps {
  readonly plateNo: string;
  readonly plateColor: number;
  readonly onRetry: () => void;
}

/**
 * The options if another account has bound the plate: claim it with the vehicle's papers, or retry after the other
 * account has unbound it.
 */
export function PlateTakenActions({ plateNo, plateColor, onRetry }: PlateTakenActionsProps) {
  return (
    <>
      <LinkButton variant="primary" to={pathTo('plateMaterialEdit', { plateNo, plateColor })}>
        申诉认领
      </LinkButton>
      <TextButton onPress={onRetry}>对方已解绑，再添加一次</TextButton>
    </>
  );
}
