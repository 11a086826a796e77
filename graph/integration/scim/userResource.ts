// A person of a directory as SCIM says one (RFC 7643, 4.1), and back.
import SCIMMY from 'scimmy'
import type { DirectoryPerson } from '../../../prisma/__generated__/client/client.ts'
import type { PersonGiven } from '../../people/directory/personGiven.ts'
import { DirectoryRefusal } from '../../people/directory/refusal.ts'

export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User'

// What else a directory says of a person is taken and left out.
SCIMMY.Schemas.User.definition.extend(SCIMMY.Schemas.EnterpriseUser.definition)

export interface GroupOf {
  personId: string
  id: string
  displayName: string
}

export const userResource = (person: DirectoryPerson, groups: readonly GroupOf[] | undefined, base: string) => ({
  schemas: [userSchema],
  id: person.id,
  ...(person.externalId !== null && { externalId: person.externalId }),
  userName: person.userName,
  displayName: person.displayName,
  name: {
    formatted: person.displayName,
    ...(person.givenName && { givenName: person.givenName }),
    ...(person.familyName && { familyName: person.familyName }),
  },
  active: person.isActive,
  emails: [{ value: person.email, type: 'work', primary: true }],
  ...(groups?.length && {
    groups: groups.map(({ id, displayName }) => ({
      value: id,
      $ref: `${base}/Groups/${id}`,
      display: displayName,
      type: 'direct',
    })),
  }),
  meta: {
    resourceType: 'User',
    created: person.createdAt.toISOString(),
    lastModified: person.updatedAt.toISOString(),
    location: `${base}/Users/${person.id}`,
  },
})

interface Said {
  userName: string
  externalId?: string
  displayName?: string
  name?: { formatted?: string; givenName?: string; familyName?: string }
  active?: boolean
  emails?: { value?: string; primary?: boolean }[]
}

/** Some send the words for it. */
function flag(value: unknown): unknown {
  const word = typeof value === 'string' ? value.toLowerCase() : undefined
  return word === 'true' ? true : word === 'false' ? false : value
}

/** A body, or the value of an operation, with `active` as what it is. */
export const withFlags = (given: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(given).map(([key, value]) => [key, key.toLowerCase() === 'active' ? flag(value) : value]),
  )

/** What a resource says of a person; what it leaves out is as it was `before`. */
export function personOf(resource: Said, before?: DirectoryPerson): PersonGiven {
  const { userName, externalId, displayName, name, emails, active } = resource
  const address =
    emails?.find((one) => one.primary && one.value)?.value ??
    emails?.find((one) => one.value)?.value ??
    (userName.includes('@') ? userName : undefined)
  if (!address) throw new DirectoryRefusal(400, 'invalidValue', 'emails: send an email address.')
  // Of the two the one that was changed counts.
  const formatted = name?.formatted
  const called = before && displayName === before.displayName && formatted ? formatted : displayName || formatted
  const parts = [name?.givenName, name?.familyName].filter(Boolean).join(' ')
  return {
    userName,
    externalId: externalId || null,
    email: address,
    displayName: called || parts || userName,
    givenName: name?.givenName || null,
    familyName: name?.familyName || null,
    isActive: active ?? before?.isActive ?? true,
  }
}

/** A body that says a person, checked against the schema. */
export function saidUser(body: Record<string, unknown>): Said {
  const { id: _id, meta: _meta, groups: _groups, ...given } = withFlags(body)
  try {
    return new SCIMMY.Schemas.User(given, 'in') as unknown as Said
  } catch (error) {
    if (error instanceof SCIMMY.Types.Error) throw error
    throw new DirectoryRefusal(400, 'invalidValue', (error as Error).message)
  }
}
