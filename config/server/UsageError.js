/** The caller passed something that cannot work. The message is one sentence for a person, printed without a stack. */
module.exports = class UsageError extends Error {};
