/**
 * The settings that antd-mobile's bar asks for: ours has none. The words of the library, which come along with them, are late then.
 * test/unit/config/leftOut.test.tsx holds that it is the same bar.
 */
export const useConfig = () => ({});
