import { useGo } from '@/navigation/hooks/useGo';
import { useQueryOf } from '@/navigation/hooks/useQuery';

import { AuthorizationAnswer } from './AuthorizationAnswer';
import { WhereOffered } from './WhereOffered';

/** Back from the provider's page: says what the server says of it. */
export default function AuthorizationSuccessScreen() {
  const go = useGo();
  const { plateId } = useQueryOf('authorizationSuccess');
  const frame = {
    name: 'authorizationSuccess',
    title: '授权结果',
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
