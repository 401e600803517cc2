import { toggleSelectedPlate } from '@/domain/plate/toggleSelectedPlate';
import { useDraft } from '@/flows/drafts/useDraft';
import { useConfirmDialog } from '@/flows/notices/useDialogs';
import { useSendRequestOnce } from '@/flows/requests/useSendRequestOnce';
import { useScreenNavigator } from '@/navigation/hooks/useScreenNavigator';
import { useScreenUnchangedCheck } from '@/navigation/hooks/useScreenUnchangedCheck';
import type { BoundPlate } from '@/services/charge/plates';
import type { Pass } from '@/services/special/passes';
import { passCarsChangeRequest } from '@/services/special/passRequests';
import { requestStageNoteText } from '@/widgets/loading/requestText';
import { useNotifyRequestOutcome } from '@/widgets/loading/useNotifyRequestOutcome';

import { isIdList, listPassCarIdsBoundToDriver, passCarsChangeBlockedText } from './model/passCars';

const UNCONFIRMED_TEXT = '换车还未确认，请稍后再看这张月卡';

/** The change of a pass's cars: the choice is stored as a draft, confirmed once and sent once. */
export function useChangePassCars(pass: Pass, plates: readonly BoundPlate[]) {
  const { bagOrderNo, maxPlates, ruleName } = pass;
  const current = listPassCarIdsBoundToDriver(pass, plates);
  const [chosen, saveChoice, clearChoice] = useDraft(`monthlyPassAddCar:${bagOrderNo}`, current, isIdList);
  const go = useScreenNavigator();
  const confirm = useConfirmDialog();
  const reportOutcome = useNotifyRequestOutcome();
  const guardScreen = useScreenUnchangedCheck();
  const { send, isBusy, stage } = useSendRequestOnce(passCarsChangeRequest, bagOrderNo);
  const confirmAndSend = async () => {
    const isOnScreen = guardScreen();
    const plateTexts = plates
      .filter(({ plateId }) => chosen.includes(plateId))
      .map(({ formatPlateNo }) => formatPlateNo);
    const text = `${ruleName}改为 ${plateTexts.join('、')} 使用，立即生效。换下的车停车按临停计费。`;
    if (!(await confirm({ title: '确认换车？', text, confirmLabel: '确认换车' }))) return;
    const sent = await send({ bagOrderNo, plateIds: chosen });
    reportOutcome(sent, { action: '换车', done: '已换车', unconfirmed: UNCONFIRMED_TEXT });
    if (sent.is !== 'done') return;
    clearChoice();
    if (isOnScreen()) go.replace('monthlyPassDetail', { orderNo: bagOrderNo });
  };
  return {
    chosen,
    toggle: (plateId: string) => saveChoice(toggleSelectedPlate(chosen, plateId, maxPlates)),
    save: () => {
      if (!isBusy) void confirmAndSend();
    },
    note: requestStageNoteText(stage, UNCONFIRMED_TEXT),
    blockedNote: passCarsChangeBlockedText(pass, current, chosen),
    isBusy,
  };
}
