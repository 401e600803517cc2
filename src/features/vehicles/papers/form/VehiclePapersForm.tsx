import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { PLATE_DOCUMENT_PURPOSE } from '@/services/special/plateMaterials';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { TextField } from '@/ui/form/TextField';
import { RequiredFormPart } from '@/ui/missing/RequiredFormPart';
import { PlateBadge } from '@/ui/plate/PlateBadge';
import { FormScreen } from '@/ui/scaffolds/FormScreen';
import { rejectionReasonTexts } from '@/widgets/review/applicationReviewSteps';
import { findSubmittedDocumentPhotoUrl } from '@/widgets/upload/model/documentPhotos';
import { PhotoUploadField } from '@/widgets/upload/PhotoUploadField';

import {
  getPlateClaimCardTitleProps,
  VEHICLE_PAPERS_BENEFIT_TEXTS,
  type VehiclePapersFormSubject,
  vehiclePapersPhotoLabel,
  vehiclePapersScreenTitle,
} from '../model/vehiclePapers';
import { REQUIRED_VEHICLE_PAPERS_PHOTOS } from '../model/vehiclePapersForm';
import { DisabilityCertificateFields } from './DisabilityCertificateFields';
import { useVehiclePapersForm, type VehiclePapersFormState } from './useVehiclePapersForm';
import styles from './VehiclePapersForm.module.css';

interface VehiclePapersFormProps {
  readonly frame: ScreenHeaderProps<'plateMaterialEdit' | 'plateMaterialDisabled'>;
  readonly subject: VehiclePapersFormSubject;
}

/** The form for papers: pictures, the owner's name and number, and for a disabled driver also the certificate. */
export function VehiclePapersForm({ frame, subject }: VehiclePapersFormProps) {
  const { kind, plateNo, plateColor, rejected } = subject;
  const form = useVehiclePapersForm(subject);
  const { draft, photos, isBusy, setName, submit } = form;
  const { problems } = draft;
  return (
    <FormScreen
      frame={{ ...frame, title: vehiclePapersScreenTitle(kind) }}
      onSubmit={submit}
      error={problems.photos ?? problems.whole}
      button={
        <PrimaryButton type="submit" busyText={isBusy ? '正在提交…' : undefined}>
          {rejected === undefined ? '提交审核' : '重新提交'}
        </PrimaryButton>
      }
    >
      {rejected !== undefined && (
        <NoticeBanner tone="owed">
          上次未通过：{rejectionReasonTexts(rejected.reasons).join('；') || '资料不符合要求'}
        </NoticeBanner>
      )}
      <Card {...getPlateClaimCardTitleProps(kind)}>
        <p>
          <PlateBadge plateNo={plateNo} plateColor={plateColor} size="large" />
        </p>
        <p>{VEHICLE_PAPERS_BENEFIT_TEXTS[kind]}</p>
      </Card>
      <Card title="照片">
        <RequiredFormPart isMissing={problems.photos !== undefined}>
          <div className={styles['photos']}>
            {REQUIRED_VEHICLE_PAPERS_PHOTOS[kind].map((type) => (
              <PhotoUploadField
                key={type}
                name={vehiclePapersPhotoLabel(type)}
                upload={photos.getUpload(type)}
                hasPrevious={findSubmittedDocumentPhotoUrl(rejected?.materials ?? [], type) !== ''}
              />
            ))}
          </div>
        </RequiredFormPart>
      </Card>
      <Card title="车主">
        <TextField
          label="车主姓名"
          value={draft.ownerName}
          onChange={setName}
          error={problems.ownerName}
          attributes={{ autoComplete: 'name', maxLength: 40, placeholder: '与行驶证一致' }}
        />
        <IdCardField form={form} />
        {kind === PLATE_DOCUMENT_PURPOSE.disabled && <DisabilityCertificateFields form={form} />}
        <NoticeBanner>证件号码只用于审核，本机不保存{rejected === undefined ? '' : '，需要重新填写'}</NoticeBanner>
      </Card>
    </FormScreen>
  );
}

/** The owner's identity card number. Its value stays in the input element. */
function IdCardField({ form: { idCard, draft, clearProblems } }: { readonly form: VehiclePapersFormState }) {
  return (
    <TextField
      label="身份证号"
      ref={idCard}
      onChange={() => {
        clearProblems('idCard', 'whole');
      }}
      error={draft.problems.idCard}
      attributes={{ autoComplete: 'off', maxLength: 24, placeholder: '18位或15位身份证号' }}
    />
  );
}
