import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import type { EmptyProps } from '@/ui/load/EmptyState';

/** Shown when the idle-fee order of the address does not exist. */
export const missingIdleFeeOrderEmptyProps: EmptyProps = {
  illustration: 'bill',
  text: '没有找到这笔占位费',
  action: <LinkButton to={pathTo('occupyBillList')}>看占位费账单</LinkButton>,
};
