import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';

import { selectHostCapabilities } from '@/flows/entry/entrySlice';
import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import { ScreenFrame, type ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { EmptyState } from '@/ui/load/EmptyState';

import { isAutoDeductionAvailable } from './model/deductionChannels';

interface WithholdingGateProps {
  readonly frame: Omit<ScreenFrameProps, 'children' | 'bar'>;
  readonly children: ReactNode;
}

/**
 * Automatic payment is not part of the alipay-type client (Rule 8.4). There it shows a note instead of `children`, so
 * no query is sent.
 */
export function AutoDeductionGate({ frame, children }: WithholdingGateProps) {
  const { clientType } = useSelector(selectHostCapabilities);
  if (isAutoDeductionAvailable(clientType)) return children;
  return (
    <ScreenFrame {...frame}>
      <EmptyState
        illustration="plate"
        text="支付宝里不提供无感支付，请在微信或浏览器中打开办理"
        action={<LinkButton to={pathTo('carManage')}>查看我的车辆</LinkButton>}
      />
    </ScreenFrame>
  );
}
