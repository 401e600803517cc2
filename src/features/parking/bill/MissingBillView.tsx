import type { BillPageName } from '@/flows/plateQuery/resolvePlateQueryResultPath';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import { MissingItemScreen } from '@/ui/scaffolds/MissingItemScreen';
import { useHomeLink } from '@/widgets/checkout/useHomeLink';

interface MissingBillProps {
  readonly frame: ScreenHeaderProps<BillPageName | 'choiceDiscountPage'>;
  /** The server's reason; empty when there is none. */
  readonly text?: string;
  /** The lot from the address, if it has one. */
  readonly parkId?: string;
}

/** Shown when the address names a bill that does not exist, or no bill. */
export function MissingBillView({ frame, text = '', parkId }: MissingBillProps) {
  const home = useHomeLink();
  const { name } = frame;
  const isScanned = name === 'scanPayPage' || name === 'scanOverduePay';
  const fallback = isScanned ? { to: pathTo(name, { parkId }), label: '按车牌查询' } : home;
  return (
    <MissingItemScreen
      frame={frame}
      empty={{
        illustration: 'bill',
        text: text || '没有找到这笔账单，可能已结清或链接已失效',
        action: <LinkButton to={fallback.to}>{fallback.label}</LinkButton>,
      }}
    />
  );
}
