import { useScreen } from '@/navigation/hooks/useScreen';

import { AuthorizationStatus } from './AuthorizationStatus';
import { WithholdingGate } from './WithholdingGate';

/** The return page of a provider. It shows the server's response. */
export default function AuthorizationSuccessScreen() {
  const { frame: header, query, go } = useScreen('authorizationSuccess');
  const { plateId } = query;
  const frame = {
    ...header,
    onBack: () => {
      go.replace('senselessPayment', {});
    },
  };
  return (
    <WithholdingGate frame={frame}>
      <AuthorizationStatus frame={frame} plateId={plateId} />
    </WithholdingGate>
  );
}
