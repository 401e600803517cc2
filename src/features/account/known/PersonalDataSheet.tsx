import { formatIsoDay } from '@/domain/day';
import { formatClock } from '@/domain/time';
import { useToast } from '@/flows/notices/useDialogs';
import { downloadTextAsFile } from '@/host/page/downloadTextAsFile';
import { usePorts } from '@/platform/ports/PortsContext';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { CardActions } from '@/ui/card/CardActions';
import { FactRows } from '@/ui/card/FactRows';
import { LoadStateContent } from '@/ui/load/LoadStateContent';
import { Skeleton } from '@/ui/load/Skeleton';
import { Sheet } from '@/ui/overlay/Sheet';

import { personalDataText } from './model/personalData';
import { usePersonalData } from './usePersonalData';

/** The driver's personal data, which can be copied or saved as a file. */
export function PersonalDataSheet({ onClose }: { readonly onClose: () => void }) {
  const { clock, page } = usePorts();
  const toast = useToast();
  const sections = usePersonalData();
  const isFetching = sections.some((section) => section.isFetching);
  const formatCurrentText = () => {
    const now = clock.serverNow();
    return personalDataText(sections, `${formatIsoDay(now)} ${formatClock(now)}`);
  };
  return (
    <Sheet title="我的信息" onClose={onClose}>
      <p>停车、充电和缴费记录在各自的记录页查看。这部手机上的草稿和最近缴费，退出登录后不再显示。</p>
      {sections.map(({ title, load, facts }) => (
        <Card key={title} title={title}>
          <LoadStateContent {...load} skeleton={<Skeleton height={72} />}>
            {facts !== null && facts.length === 0 ? <p>无</p> : <FactRows facts={facts ?? []} />}
          </LoadStateContent>
        </Card>
      ))}
      <CardActions>
        <TextButton
          isDisabled={isFetching}
          onPress={() => {
            void page.copy(formatCurrentText()).then((isCopied) => {
              toast(isCopied ? '已复制' : '复制失败，请保存为文件');
            });
          }}
        >
          复制
        </TextButton>
        <TextButton
          isDisabled={isFetching}
          onPress={() => {
            const isSaved = downloadTextAsFile('我的信息.txt', formatCurrentText(), 'text/plain');
            toast(isSaved ? '已保存为文件' : '这里不能保存文件，请复制');
          }}
        >
          保存为文件
        </TextButton>
      </CardActions>
    </Sheet>
  );
}
