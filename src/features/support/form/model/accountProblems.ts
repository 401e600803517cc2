/** What can be wrong with an account or its vehicles. */
export const ACCOUNT_PROBLEM_OPTIONS = [
  { value: 1, label: '误绑他人车辆' },
  { value: 2, label: '账号异常' },
  { value: 3, label: '手机号已停用' },
] as const;
