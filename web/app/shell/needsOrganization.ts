import { screenTitles } from '../../kernel/shell/places.ts'

/** The screens that are of use to somebody without an organization. */
const withoutOne = new Set(['createorganization', 'userorgassocoation', 'myprofile', 'mysettings', 'mynotifications'])

/** The title of the screen at an address, where it has nothing to show to somebody without an organization. */
export function needsOrganization(pathname: string): string | undefined {
  const name = pathname.split('/')[1] ?? ''
  return withoutOne.has(name) ? undefined : screenTitles.get(name)
}
