import { useScreen } from '@/navigation/hooks/useScreen';

import { AutoDeductionGate } from './AutoDeductionGate';
import { DeductionAuthorizationView } from './DeductionAuthorizationView';

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
    <AutoDeductionGate frame={frame}>
      <DeductionAuthorizationView frame={frame} plateId={plateId} />
    </AutoDeductionGate>
  );
}
