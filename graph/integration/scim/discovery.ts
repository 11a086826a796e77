// What the service can do (RFC 7644, 4).
import SCIMMY from 'scimmy'
import { DirectoryRefusal } from '../../people/directory/refusal.ts'
import { groupSchema } from './groups.ts'
import { mostOnPage } from './list.ts'
import { userSchema } from './userResource.ts'

const config = (base: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: mostOnPage },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Access token',
      description: 'An access token of a service account, with the scope DIRECTORY.',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
})

const typeOf = (name: string, schema: string, description: string, base: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
  id: name,
  name,
  description,
  endpoint: `/${name}s`,
  schema,
  meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${name}` },
})

const typesAt = (base: string) => [
  typeOf('User', userSchema, 'A person of the directory.', base),
  typeOf('Group', groupSchema, 'A group of the directory.', base),
]

interface Attribute {
  name: string
  subAttributes?: Attribute[]
}

/** What is kept of what the standard has; the rest is taken and left out. */
const kept: Record<string, true | string[]> = {
  userName: true,
  displayName: true,
  name: ['formatted', 'givenName', 'familyName'],
  active: true,
  emails: ['value', 'type', 'primary'],
  groups: true,
  members: true,
}

function schemaOf({ definition }: typeof SCIMMY.Schemas.User | typeof SCIMMY.Schemas.Group, base: string) {
  const described = definition.describe(`${base}/Schemas`) as unknown as { attributes: Attribute[] }
  const attributes = described.attributes.flatMap((attribute) => {
    const parts = kept[attribute.name]
    if (!parts) return []
    if (parts === true) return [attribute]
    return [{ ...attribute, subAttributes: attribute.subAttributes?.filter(({ name }) => parts.includes(name)) }]
  })
  return { ...described, attributes }
}

const schemasAt = (base: string) => [schemaOf(SCIMMY.Schemas.User, base), schemaOf(SCIMMY.Schemas.Group, base)]

const listOf = (resources: object[]) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
  totalResults: resources.length,
  startIndex: 1,
  itemsPerPage: resources.length,
  Resources: resources,
})

/** What a path of discovery says; undefined of any other. */
export function discovery([first, id]: readonly string[], base: string): object | undefined {
  if (first === 'ServiceProviderConfig' && id === undefined) return config(base)
  const resources: { id?: string }[] | undefined =
    first === 'ResourceTypes' ? typesAt(base) : first === 'Schemas' ? (schemasAt(base) as { id?: string }[]) : undefined
  if (!resources) return undefined
  if (id === undefined) return listOf(resources)
  const one = resources.find((resource) => resource.id === id)
  if (!one) throw new DirectoryRefusal(404, undefined, `There is no ${id.slice(0, 100)}.`)
  return one
}
