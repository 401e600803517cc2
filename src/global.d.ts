/** What webpack's loaders turn files into that TypeScript does not know. */
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
  /** What the build writes in place. */
  interface ProcessEnv {
    readonly NODE_ENV?: string;
  }
}
