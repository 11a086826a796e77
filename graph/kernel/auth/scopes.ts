// What a program may do that asks with a token: its owner's rights, narrowed by the token's scopes. All that narrows
// asks here.
import type { AccessScope } from '../../../prisma/__generated__/client/enums.ts'
import { ForbiddenError } from '../errors.ts'
import { listText } from '../messages/listText.ts'
import type { Viewer } from '../viewer.ts'
import * as t from './__generated__/messages.ts'

export type { AccessScope }

/** What is asked for; what concerns the account itself no token may do. */
export type Needed = AccessScope | 'ACCOUNT'

export const scopeTable: Record<AccessScope, { about: string; includedIn: readonly AccessScope[] }> = {
  READ: { about: 'Reads what the owner may see and subscribes to changes.', includedIn: ['WRITE'] },
  WRITE: { about: 'Reads what the owner may see and changes what the owner may change.', includedIn: [] },
  OBSERVATIONS: { about: 'Records metric observations; grants no read access.', includedIn: ['WRITE'] },
  EXPORT: { about: "Exports lists as files, within the owner's rights.", includedIn: [] },
  DIRECTORY: {
    about: 'Keeps people and groups of a root organization in step with its directory by SCIM; for service accounts.',
    includedIn: [],
  },
}

export const scopeNames = Object.keys(scopeTable) as AccessScope[]

/** Whether scopes are enough for what is asked. */
export const grants = (scopes: readonly AccessScope[], needed: AccessScope): boolean =>
  scopes.includes(needed) || scopeTable[needed].includedIn.some((one) => scopes.includes(one))

/** Throws the refusal where a token asks and has no scope for it; whoever has signed in is not narrowed. */
export function requireScope(viewer: Viewer | null, needed: Needed): void {
  if (!viewer?.token) return
  const { scopes } = viewer.token
  if (needed === 'ACCOUNT') throw new ForbiddenError(t.takesSignIn)
  if (!grants(scopes, needed))
    throw new ForbiddenError(t.takesScope({ needed, scopes: listText(scopes, 'conjunction') }))
}

/** The viewer behind a door that one scope opens, free of the others: what is fetched there is read for it. */
export function through(viewer: Viewer, needed: AccessScope): Viewer {
  requireScope(viewer, needed)
  return viewer.token ? (Object.create(viewer, { token: { value: null } }) as Viewer) : viewer
}
