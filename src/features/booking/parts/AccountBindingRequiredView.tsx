import { useLocation } from 'react-router-dom';

import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { THIRD_ID_ERROR_CODE } from '@/services/booking/wrapBaseQueryWithOwnThirdIdCheck';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { CardRows } from '@/ui/list/CardRows';
import { EmptyState } from '@/ui/load/EmptyState';
import { PhoneNumberRows } from '@/widgets/place/PhoneNumberRows';

const BINDING_TEXTS: Readonly<Record<string, string>> = {
  [THIRD_ID_ERROR_CODE.missing]: '预约车位和开地锁，要从微信公众号、支付宝或 App 里的入口进来',
  [THIRD_ID_ERROR_CODE.unbound]: '预约车位和开地锁，要先绑定手机号',
  [THIRD_ID_ERROR_CODE.foreign]: '当前打开方式属于另一个账号，请从自己的微信或支付宝重新进入',
};

/** The link that resolves the missing binding; null if this build has no such screen. */
function useBindingLink(code: string) {
  const { pathname, search } = useLocation();
  const bindingAction =
    code === THIRD_ID_ERROR_CODE.unbound
      ? { label: '去绑定手机号', to: getPathIfInBuild('bindPhone', { enCodeUrl: pathname + search }) }
      : code === THIRD_ID_ERROR_CODE.foreign
        ? { label: '换账号登录', to: getPathIfInBuild('userInfo') }
        : { label: '', to: undefined };
  return bindingAction.to === undefined ? null : <LinkButton to={bindingAction.to}>{bindingAction.label}</LinkButton>;
}

/** Replaces a screen of bookings or locks when the booking service does not know the driver. The call was not sent. */
export function AccountBindingRequiredView({
  frame,
  code,
}: {
  readonly frame: ScreenHeaderProps;
  readonly code: string;
}) {
  const bindingLink = useBindingLink(code);
  const lotsPath = getPathIfInBuild('bookParksIndex');
  const lotsLink = lotsPath === undefined ? undefined : <LinkButton to={lotsPath}>看可预约的停车场</LinkButton>;
  return (
    <ScreenFrame {...frame}>
      <EmptyState illustration="plate" text={BINDING_TEXTS[code] ?? ''} action={bindingLink ?? lotsLink} />
      <Card>
        <CardRows>
          <PhoneNumberRows parkId={undefined} />
        </CardRows>
      </Card>
    </ScreenFrame>
  );
}

/** The same as a notice on a screen that is open to everybody. */
export function AccountBindingNotice({ code }: { readonly code: string }) {
  const bindingLink = useBindingLink(code);
  return (
    <NoticeBanner tone="soon" action={bindingLink ?? undefined}>
      {BINDING_TEXTS[code]}
    </NoticeBanner>
  );
}
