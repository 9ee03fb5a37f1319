/**
 * Where pages are. A server has every page under a path, `/rules#section-2`. A static host
 * has one page in some folder and cannot answer other paths, so there the path is behind a hash:
 * `#/rules#section-2`.
 */

/** Set by `namiji site`; its content is the address of a server for what needs one, or empty. */
const site = document.querySelector<HTMLMetaElement>("meta[name=namiji-site]");

/** Whether this page is on a static host, without a server behind it. */
export const isSite = site !== null;

/** The link to a page that needs a server; null if none is known. */
export function toServer(path: string): string | null {
  if (!isSite) return path;
  return site?.content ? site.content + path : null;
}

/** The link to a page: `to("/rules#section-2")`. */
export const to = (path: string): string => (isSite ? `#${path}` : path);

/** The path of a page and, without a `#`, the place on it, as this address has them. */
export function placeOf({ pathname, hash }: { pathname: string; hash: string }): {
  path: string;
  fragment: string;
} {
  if (!isSite) return { path: pathname, fragment: hash.slice(1) };
  const [path, fragment] = hash.slice(1).split("#");
  return path?.startsWith("/") ? { path, fragment: fragment ?? "" } : { path: "/", fragment: "" };
}

/** The place on the page that this window's address names. */
export const currentFragment = (): string => placeOf(location).fragment;
