import { formatServerMoment } from '@/domain/formatServerMoment';
import { hasOwn } from '@/lib/hasOwn';
import { mergeTextsByLabel } from '@/lib/mergeTextsByLabel';
import { toSafePictureUrl } from '@/lib/toSafePictureUrl';
import {
  OWNER_OR_TENANT,
  RESIDENT_REGISTRATION_STATE,
  type ResidentRegistration,
} from '@/services/driver/residentRegistrations';
import type { TimelineStep } from '@/ui/card/Timeline';
import type { TagTone } from '@/ui/text/Tag';

const STATE_TAGS: Readonly<Record<ResidentRegistration['state'], { readonly word: string; readonly tone: TagTone }>> = {
  [RESIDENT_REGISTRATION_STATE.unknown]: { word: '处理中', tone: 'soon' },
  [RESIDENT_REGISTRATION_STATE.underReview]: { word: '审核中', tone: 'soon' },
  [RESIDENT_REGISTRATION_STATE.approved]: { word: '已通过', tone: 'done' },
  [RESIDENT_REGISTRATION_STATE.rejected]: { word: '未通过', tone: 'owed' },
};

/** The state of an application. An unknown state is shown as in progress, never as approved. */
export const residentRegistrationStateTag = ({ state }: Pick<ResidentRegistration, 'state'>) => STATE_TAGS[state];

export const OWNER_OR_TENANT_OPTIONS = [
  { value: OWNER_OR_TENANT.owner, label: '业主' },
  { value: OWNER_OR_TENANT.tenant, label: '租户' },
] as const;

export const ownerOrTenantLabel = (ownerType: number): string =>
  OWNER_OR_TENANT_OPTIONS.find(({ value }) => value === ownerType)?.label ?? '';

/** The document that proves the ownership or tenancy. */
export const residenceProofLabel = (ownerType: number): string => {
  if (ownerType === OWNER_OR_TENANT.owner) return '房产证或购房合同';
  return ownerType === OWNER_OR_TENANT.tenant ? '租赁合同' : '房产证或租赁合同';
};

const FIELD_LABELS: Readonly<Record<string, string>> = {
  areaName: '小区或停车场',
  roomNo: '房号',
  ownerType: '身份',
  name: '姓名',
  idCard: '身份证号',
  phone: '手机号',
  plates: '车辆',
  pictures: '照片',
};

/** The rejection reasons by field label. A reason of an unknown field is listed under 其他. */
export const toResidentRejectionReasonRows = ({ reasons }: Pick<ResidentRegistration, 'reasons'>) =>
  mergeTextsByLabel(
    reasons
      .filter(({ text }) => text !== '')
      .map(({ field, text }) => ({
        label: hasOwn(FIELD_LABELS, field) ? (FIELD_LABELS[field] ?? '其他') : '其他',
        text,
      })),
  );

export const residentRegistrationAddressText = ({
  areaName,
  roomNo,
}: Pick<ResidentRegistration, 'areaName' | 'roomNo'>): string =>
  [areaName, roomNo].filter((part) => part !== '').join(' ');

/** The review steps: submitted → under review → result. */
export function toResidentRegistrationReviewSteps(
  application: ResidentRegistration,
  nowMs: number,
): readonly TimelineStep[] {
  const { state, ownerType } = application;
  const submittedStep: TimelineStep = {
    word: '已提交',
    time: formatServerMoment(application.applyTime, nowMs),
    state: 'past',
  };
  const time = formatServerMoment(application.reviewTime, nowMs);
  if (state === RESIDENT_REGISTRATION_STATE.approved) {
    const note = ownerType === OWNER_OR_TENANT.tenant ? '已登记为租户' : '已登记为业主';
    return [submittedStep, { word: '审核通过', time, state: 'now', tone: 'done', note }];
  }
  if (state === RESIDENT_REGISTRATION_STATE.rejected) {
    const note = '修改后可以重新提交，填过的内容不用再填';
    return [submittedStep, { word: '审核未通过', time, state: 'now', tone: 'owed', note }];
  }
  return [
    submittedStep,
    { word: '物业核对中', state: 'now', note: '结果在这里查看' },
    { word: '审核结果', state: 'ahead' },
  ];
}

/** The submitted pictures, with their captions. */
export const toResidenceProofPhotos = ({ pictures, ownerType }: Pick<ResidentRegistration, 'pictures' | 'ownerType'>) =>
  pictures.map((picUrl, index) => ({
    src: toSafePictureUrl(picUrl),
    alt: `${residenceProofLabel(ownerType)}照片${index + 1}`,
    caption: `照片${index + 1}`,
  }));
