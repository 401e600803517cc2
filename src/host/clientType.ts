/** The clientType of the wire (Rule 1.1). */
export const CLIENT_TYPE = { app: 1, wechat: 2, alipay: 3 } as const;
export type ClientType = (typeof CLIENT_TYPE)[keyof typeof CLIENT_TYPE];
