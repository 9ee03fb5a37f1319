/** What the build makes of files that are no scripts (vite.config.ts). */

declare module "words:*" {
  const catalogue: string;
  export default catalogue;
}
