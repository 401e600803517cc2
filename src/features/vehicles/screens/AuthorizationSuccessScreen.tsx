import { useGo } from '@/navigation/useGo';
import { useQueryOf } from '@/navigation/useQuery';

import { AuthorizationAnswer } from '../parts/AuthorizationAnswer';
import { WhereOffered } from '../parts/WhereOffered';

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
