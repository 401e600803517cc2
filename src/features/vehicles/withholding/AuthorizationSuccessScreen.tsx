import { useScreen } from '@/navigation/hooks/useScreen';

import { AuthorizationAnswer } from './AuthorizationAnswer';
import { WhereOffered } from './WhereOffered';

/** The return page of a provider. It shows the server's response. */
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
