import { Card } from '@/ui/card/Card';

/** What the driver no longer has after leaving. */
export const WhatIsLost = () => (
  <Card title="注销后">
    <ul>
      <li>车辆、账单、订单和开票记录不再显示</li>
      <li>优惠券和赠送金额作废</li>
      <li>微信、支付宝和手机号不再与这个账号关联</li>
      <li>账号不能恢复，同一手机号再注册是新账号</li>
    </ul>
  </Card>
);
