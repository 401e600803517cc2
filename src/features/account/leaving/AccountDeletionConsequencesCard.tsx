import { Card } from '@/ui/card/Card';
import { TextList } from '@/ui/text/TextList';

const CONSEQUENCES = [
  '车辆、账单、订单和开票记录不再显示',
  '优惠券和赠送金额作废',
  '微信、支付宝和手机号不再与这个账号关联',
  '账号不能恢复，同一手机号再注册是新账号',
] as const;

/** What the driver loses when the account is deleted. */
export const AccountDeletionConsequencesCard = () => (
  <Card title="注销后">
    <TextList items={CONSEQUENCES} />
  </Card>
);
