import { useDispatch, useSelector } from 'react-redux';

import { usePorts } from '@/services/transport/PortsContext';
import { BottomBar } from '@/ui/BottomBar';
import { Card } from '@/ui/Card';
import { PrimaryButton } from '@/ui/PrimaryButton';
import { ScreenFrame } from '@/ui/ScreenFrame';
import { TextButton } from '@/ui/TextButton';

import { leavingDeclined, selectLeaving } from './leavingSlice';

/** Names the host before the app is left for a page that the operator does not vouch for. */
export function LeavingPage() {
  const { page, config } = usePorts();
  const dispatch = useDispatch();
  const asked = useSelector(selectLeaving);
  if (asked === null) return null;
  const stay = () => void dispatch(leavingDeclined());
  const leave = () => {
    stay();
    page.leave(asked.url);
  };
  return (
    <ScreenFrame
      name="leaving"
      title="即将离开"
      onBack={stay}
      bar={
        <BottomBar left={<TextButton onPress={stay}>留在这里</TextButton>}>
          <PrimaryButton onPress={leave}>继续前往</PrimaryButton>
        </BottomBar>
      }
    >
      <Card>
        <p>您即将离开{config.brandName}，前往：</p>
        <p>
          <strong>{asked.host}</strong>
        </p>
        <p>该网站不由本平台提供，请留意账号与资金安全。</p>
      </Card>
    </ScreenFrame>
  );
}
