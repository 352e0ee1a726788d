declare const HOUSEWAY_VERSION: string;

/** The version in package.json; the build puts it here. */
export const VERSION = HOUSEWAY_VERSION;
