import type { Settings } from './settings.ts'

/** Where people find a page: the whole address where it is known, else the path on whatever they use. */
export const publicLink = ({ PUBLIC_URL }: Settings, path: string): string => PUBLIC_URL.replace(/\/$/, '') + path
