import { pathTo } from '@/navigation/paths';
import { Empty } from '@/ui/Empty';
import { LinkButton } from '@/ui/LinkButton';
import { ScreenFrame } from '@/ui/ScreenFrame';

interface NoBillProps {
  readonly name?: 'payPage' | 'choiceDiscountPage';
  readonly title?: string;
  readonly onBack: () => void;
  /** The server's reason; empty when there is none. */
  readonly text?: string;
}

/** The address names a bill that does not exist, or none at all. */
export function NoBill({ name = 'payPage', title = '支付停车费', onBack, text = '' }: NoBillProps) {
  return (
    <ScreenFrame name={name} title={title} onBack={onBack}>
      <Empty
        drawing="bill"
        text={text || '没有找到这笔账单，可能已结清或链接已失效'}
        action={<LinkButton to={pathTo('home')}>返回首页</LinkButton>}
      />
    </ScreenFrame>
  );
}
