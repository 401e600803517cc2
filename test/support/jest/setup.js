// A test of rules has no page.
if (typeof document !== 'undefined') require('./setupPage');
