import { useLocation } from 'react-router-dom';

import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { standing } from '@/navigation/standing';
import { THIRD_ID } from '@/services/booking/ownThirdId';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { Notice } from '@/ui/card/Notice';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { Rows } from '@/ui/list/Rows';
import { Empty } from '@/ui/load/Empty';
import { CallRows } from '@/widgets/place/CallRows';

const TEXTS: Readonly<Record<string, string>> = {
  [THIRD_ID.missing]: '预约车位和开地锁，要从微信公众号、支付宝或 App 里的入口进来',
  [THIRD_ID.unbound]: '预约车位和开地锁，要先绑定手机号',
  [THIRD_ID.foreign]: '当前打开方式属于另一个账号，请从自己的微信或支付宝重新进入',
};

/** The act that lifts it; null where this app has none. */
function useBindLink(code: string) {
  const { pathname, search } = useLocation();
  const way =
    code === THIRD_ID.unbound
      ? { label: '去绑定手机号', to: standing('bindPhone', { enCodeUrl: pathname + search }) }
      : code === THIRD_ID.foreign
        ? { label: '换账号登录', to: standing('userInfo') }
        : { label: '', to: undefined };
  return way.to === undefined ? null : <LinkButton to={way.to}>{way.label}</LinkButton>;
}

/** In place of a screen of bookings or locks, for a driver whom their service does not know here. No such call was sent. */
export function NeedsBinding({ frame, code }: { readonly frame: ScreenHeaderProps; readonly code: string }) {
  const bind = useBindLink(code);
  const lots = standing('bookParksIndex');
  const other = lots === undefined ? undefined : <LinkButton to={lots}>看可预约的停车场</LinkButton>;
  return (
    <ScreenFrame {...frame}>
      <Empty drawing="plate" text={TEXTS[code] ?? ''} action={bind ?? other} />
      <Card>
        <Rows>
          <CallRows parkId={undefined} />
        </Rows>
      </Card>
    </ScreenFrame>
  );
}

/** The same as a line on a screen that works for everybody. */
export function BindNotice({ code }: { readonly code: string }) {
  const bind = useBindLink(code);
  return (
    <Notice tone="soon" {...(bind === null ? {} : { action: bind })}>
      {TEXTS[code]}
    </Notice>
  );
}
