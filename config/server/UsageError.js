/** Somebody asked for what cannot be: the message is one sentence for a person, without a stack. */
module.exports = class UsageError extends Error {};
