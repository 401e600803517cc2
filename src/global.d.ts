/** File types that webpack's loaders turn into modules and that TypeScript does not know. */
declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>;
  export = styles;
}

declare module '*.css' {}

declare module '*.svg' {
  const url: string;
  export = url;
}

declare namespace NodeJS {
  /** The build replaces these with literal values. */
  interface ProcessEnv {
    readonly NODE_ENV?: string;
  }
}
