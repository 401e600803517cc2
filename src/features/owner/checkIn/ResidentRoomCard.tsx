import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { TextField } from '@/ui/form/TextField';

import { MatchingLotList } from './MatchingLotList';
import type { ResidentRegistrationFormState } from './useResidentRegistrationForm';

/** Where the driver lives: the estate or lot, and the room. */
export function ResidentRoomCard({ form }: { readonly form: ResidentRegistrationFormState }) {
  const { draft, change, fieldError } = form;
  const searchText = draft.areaName.trim();
  return (
    <Card title="房屋">
      <TextField
        label="小区或停车场"
        value={draft.areaName}
        onChange={(areaName) => {
          change('areaName', { areaName, parkId: '', asked: '' });
        }}
        error={fieldError('areaName')}
        attributes={{ autoComplete: 'off', maxLength: 60, placeholder: '如 莲花一村' }}
        suffix={
          <TextButton
            label="查找停车场"
            isDisabled={searchText === ''}
            onPress={() => {
              change('areaName', { asked: searchText });
            }}
          >
            查找
          </TextButton>
        }
      />
      {draft.asked !== '' && <MatchingLotList form={form} />}
      <TextField
        label="楼栋"
        value={draft.building}
        onChange={(building) => {
          change('roomNo', { building });
        }}
        attributes={{ autoComplete: 'off', maxLength: 20, placeholder: '如 3' }}
      />
      <TextField
        label="单元（没有可不填）"
        value={draft.unit}
        onChange={(unit) => {
          change('roomNo', { unit });
        }}
        attributes={{ autoComplete: 'off', maxLength: 20, placeholder: '如 2' }}
      />
      <TextField
        label="房号"
        value={draft.room}
        onChange={(room) => {
          change('roomNo', { room });
        }}
        error={fieldError('roomNo')}
        attributes={{ autoComplete: 'off', maxLength: 20, placeholder: '如 501' }}
      />
    </Card>
  );
}
