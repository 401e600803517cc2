import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import type { EmptyProps } from '@/ui/load/EmptyState';

/** Shown if the application in the URL does not exist, or is another driver's. */
export const missingResidentRegistrationEmptyProps: EmptyProps = {
  illustration: 'plate',
  text: '没有找到这份登记',
  action: <LinkButton to={pathTo('userApplyHistory')}>看我的登记</LinkButton>,
};
