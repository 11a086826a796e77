import type { Settings } from './settings.ts'

/** Where people find a page: the whole address where it is known, else the path on whatever they use. */
export const publicLink = ({ PUBLIC_URL }: Settings, path: string): string => PUBLIC_URL.replace(/\/$/, '') + path

/** The same where nobody is on a page, as in a mail: the whole address, the server's own where no other is known. */
export const mailedLink = (settings: Settings, path: string): string =>
  publicLink({ ...settings, PUBLIC_URL: settings.PUBLIC_URL || `http://${settings.HOST}:${settings.PORT}` }, path)
