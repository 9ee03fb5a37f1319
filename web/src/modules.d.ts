/** Modules that vite.config.ts generates. */

declare module "words:*" {
  const catalog: string;
  export default catalog;
}

/** The digest of all sources of a build; undefined without one. */
interface ImportMetaEnv {
  readonly VITE_VERSION?: string;
}
