/** What webpack replaces in the shipped code. Node's own types would bring methods that Chrome 87 and iOS 14 lack. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };
