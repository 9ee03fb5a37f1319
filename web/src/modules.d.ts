/** Modules that vite.config.ts generates. */

declare module "words:*" {
  const catalog: string;
  export default catalog;
}
