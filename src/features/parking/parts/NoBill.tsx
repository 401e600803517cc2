import { Empty } from '@/ui/Empty';
import { LinkButton } from '@/ui/LinkButton';
import { ScreenFrame } from '@/ui/ScreenFrame';

import { useWayHome } from './useWayHome';

interface NoBillProps {
  readonly name: 'payPage' | 'pay' | 'choiceDiscountPage';
  readonly title: string;
  readonly onBack: () => void;
  /** The server's reason; empty when there is none. */
  readonly text?: string;
}

/** The address names a bill that does not exist, or none at all. */
export function NoBill({ name, title, onBack, text = '' }: NoBillProps) {
  const home = useWayHome();
  return (
    <ScreenFrame name={name} title={title} onBack={onBack}>
      <Empty
        drawing="bill"
        text={text || '没有找到这笔账单，可能已结清或链接已失效'}
        action={<LinkButton to={home.to}>{home.label}</LinkButton>}
      />
    </ScreenFrame>
  );
}
