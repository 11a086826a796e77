// A person of a directory as SCIM says one (RFC 7643, 4.1), and back.
import SCIMMY from 'scimmy'
import { z } from 'zod'
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

const text = z.string().nullish()
const said = z.object({
  userName: z.string(),
  externalId: text,
  displayName: text,
  name: z.object({ formatted: text, givenName: text, familyName: text }).nullish(),
  active: z.boolean().nullish(),
  emails: z.array(z.object({ value: text, primary: z.boolean().nullish() }).nullish()).nullish(),
})

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
export function personOf(resource: object, before?: DirectoryPerson): PersonGiven {
  const { data, error } = said.safeParse(resource)
  if (!data) {
    const [{ path, message }] = error.issues as [z.core.$ZodIssue]
    throw new DirectoryRefusal(400, 'invalidValue', `${path.join('.')}: ${message}`)
  }
  const { userName, externalId, displayName, name, emails, active } = data
  const address =
    emails?.find((one) => one?.primary && one.value)?.value ??
    emails?.find((one) => one?.value)?.value ??
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

/** What the library can not make anything of is said to whoever sent it. */
export async function understandably<T>(read: () => T | Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof SCIMMY.Types.Error) throw error
    throw new DirectoryRefusal(400, 'invalidValue', (error as Error).message)
  }
}

/** A body that says a person, checked against the schema. */
export function saidUser(body: Record<string, unknown>): Promise<object> {
  const { id: _id, meta: _meta, groups: _groups, ...given } = withFlags(body)
  return understandably(() => new SCIMMY.Schemas.User(given, 'in') as object)
}
