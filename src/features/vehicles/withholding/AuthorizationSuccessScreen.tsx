import { useScreen } from '@/navigation/hooks/useScreen';

import { AuthorizationAnswer } from './AuthorizationAnswer';
import { WhereOffered } from './WhereOffered';

/** Back from the provider's page: says what the server says of it. */
export default function AuthorizationSuccessScreen() {
  const { frame: head, query, go } = useScreen('authorizationSuccess');
  const { plateId } = query;
  const frame = {
    ...head,
    onBack: () => {
      go.instead('senselessPayment', {});
    },
  };
  return (
    <WhereOffered frame={frame}>
      <AuthorizationAnswer frame={frame} plateId={plateId} />
    </WhereOffered>
  );
}
