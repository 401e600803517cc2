import { toggledPlate } from '@/domain/plate/toggledPlate';
import { useDraft } from '@/flows/drafts/useDraft';
import { useConfirm } from '@/flows/notices/useDialogs';
import { useSendOnce } from '@/flows/requests/useSendOnce';
import { useGo } from '@/navigation/hooks/useGo';
import { useScreenGuard } from '@/navigation/hooks/useScreenGuard';
import type { BoundPlate } from '@/services/charge/plates';
import type { Pass } from '@/services/special/passes';
import { requestNote } from '@/widgets/loading/requestWords';
import { useTellOutcome } from '@/widgets/loading/useTellOutcome';

import { passCars } from '../parts/passRequests';
import { carsFault, isIds, ownCars } from './model/cars';

const UNCONFIRMED = '换车还未确认，请稍后再看这张月卡';

/** The change of a pass's cars: the choice is kept like a draft, it is asked once and sent once. */
export function useCars(pass: Pass, plates: readonly BoundPlate[]) {
  const { bagOrderNo, maxPlates, ruleName } = pass;
  const current = ownCars(pass, plates);
  const [chosen, choose, drop] = useDraft(`monthlyPassAddCar:${bagOrderNo}`, current, isIds);
  const go = useGo();
  const confirm = useConfirm();
  const tell = useTellOutcome();
  const stillHere = useScreenGuard();
  const { send, isBusy, stage } = useSendOnce(passCars, bagOrderNo);
  const save = async () => {
    const isHere = stillHere();
    const names = plates.filter(({ plateId }) => chosen.includes(plateId)).map(({ formatPlateNo }) => formatPlateNo);
    const text = `${ruleName}改为 ${names.join('、')} 使用，立即生效。换下的车停车按临停计费。`;
    if (!(await confirm({ title: '确认换车？', text, confirmLabel: '确认换车' }))) return;
    const sent = await send({ bagOrderNo, plateIds: chosen });
    tell(sent, { action: '换车', done: '已换车', unconfirmed: UNCONFIRMED });
    if (sent.is !== 'done') return;
    drop();
    if (isHere()) go.instead('monthlyPassDetail', { orderNo: bagOrderNo });
  };
  return {
    chosen,
    toggle: (plateId: string) => choose(toggledPlate(chosen, plateId, maxPlates)),
    save: () => {
      if (!isBusy) void save();
    },
    note: requestNote(stage, UNCONFIRMED),
    blockedNote: carsFault(pass, current, chosen),
    isBusy,
  };
}
