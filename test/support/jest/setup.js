/* global jest */
// Enough for a whole app in jsdom on a busy machine. Jest reads no `testTimeout` in the configuration of a project. No test measures time with it.
jest.setTimeout(20_000);

// A test of rules has no page.
if (typeof document !== 'undefined') require('./setupPage');
