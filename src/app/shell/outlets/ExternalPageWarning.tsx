import { useDispatch, useSelector } from 'react-redux';

import { pageLeaveRequested, selectExternalPageToConfirm } from '@/flows/leaving/leavingSlice';
import { usePorts } from '@/platform/ports/PortsContext';
import { BottomActionBar } from '@/ui/bar/BottomActionBar';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';

/** Names the host before the app opens a page that is not on the operator's list. */
export function ExternalPageWarning({ onStay }: { readonly onStay: () => void }) {
  const { config } = usePorts();
  const dispatch = useDispatch();
  const target = useSelector(selectExternalPageToConfirm);
  if (target === null) return null;
  const leave = () => void dispatch(pageLeaveRequested({ url: target.url }));
  return (
    <ScreenFrame
      name="leaving"
      title="即将离开"
      onBack={onStay}
      bar={
        <BottomActionBar left={<TextButton onPress={onStay}>留在这里</TextButton>}>
          <PrimaryButton onPress={leave}>继续前往</PrimaryButton>
        </BottomActionBar>
      }
    >
      <Card>
        <p>您即将离开{config.brandName}，前往：</p>
        <p>
          <strong>{target.host}</strong>
        </p>
        <p>该网站不由本平台提供，请留意账号与资金安全。</p>
      </Card>
    </ScreenFrame>
  );
}
