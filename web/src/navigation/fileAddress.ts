/** Files are beside the folder `assets/`, in which this one is after a build. */
const folder = import.meta.env.PROD
  ? new URL(/* @vite-ignore */ "..", import.meta.url)
  : new URL("/", location.href);

/** The address of a file of the client, such as `wasm/modules.json`. Workers can ask, too. */
export const fileAddress = (name: string): string => new URL(name, folder).href;
