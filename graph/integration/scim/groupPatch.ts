// What is said of a group, whole or by the operations of a patch (RFC 7644, 3.5.2). Members are taken as they are
// named: to change one of tens of thousands no other is read.
import { isUuid } from '../../kernel/node.ts'
import type { GroupGiven } from '../../people/directory/groups.ts'
import { operationsIn, type Operation } from './patch.ts'
import { DirectoryRefusal } from '../../people/directory/refusal.ts'

interface Change {
  added?: string[]
  removed?: string[] | 'ALL'
  /** Those who are in it, and no others. */
  members?: string[]
  displayName?: string
  externalId?: string | null
}

const invalid = (detail: string) => new DirectoryRefusal(400, 'invalidValue', detail)

export function saidGroup({ displayName, externalId }: Record<string, unknown>): GroupGiven {
  if (typeof displayName !== 'string') throw invalid('displayName: send the name of the group.')
  return { displayName, externalId: textOrNull(externalId) }
}

function textOrNull(externalId: unknown): string | null {
  if (externalId === undefined || externalId === null || externalId === '') return null
  if (typeof externalId !== 'string') throw invalid('externalId: send text.')
  return externalId
}

/** The ids of the members that a value names. */
export function membersIn(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).map((one: unknown) => {
    const id: unknown = typeof one === 'string' ? one : (Object(one) as { value?: unknown }).value
    if (typeof id !== 'string' || !isUuid(id)) throw invalid('members: send the id of a user as the value of each.')
    return id
  })
}

const memberPath = /^members\[\s*value\s+eq\s+"([^"]+)"\s*\]$/i

export const groupOperations = (body: Record<string, unknown>): Change[] => operationsIn(body).flatMap(changesOf)

function changesOf({ op, path, value }: Operation): Change[] {
  if (path !== undefined)
    return [changeOf(op, path.replace(/^urn:ietf:params:scim:schemas:core:2\.0:Group:/i, ''), value)]
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalid('value: send an object where there is no path.')
  // Some send the id along.
  return Object.entries(value)
    .filter(([key]) => !['id', 'schemas'].includes(key))
    .map(([key, each]: [string, unknown]) => changeOf(op, key, each))
}

function changeOf(verb: string, path: string, value: unknown): Change {
  const [, chosen] = memberPath.exec(path) ?? []
  if (chosen !== undefined && verb === 'remove') return { removed: membersIn([chosen]) }
  switch (path.toLowerCase()) {
    case 'members':
      if (verb === 'add') return { added: membersIn(value) }
      if (verb === 'replace') return { members: membersIn(value ?? []) }
      return { removed: value === undefined ? 'ALL' : membersIn(value) }
    case 'displayname':
      if (verb === 'remove') throw new DirectoryRefusal(400, 'mutability', 'displayName: a group has a name.')
      if (typeof value !== 'string') throw invalid('displayName: send text.')
      return { displayName: value }
    case 'externalid':
      return { externalId: verb === 'remove' ? null : textOrNull(value) }
    default:
      throw new DirectoryRefusal(400, 'invalidPath', `path: ${path} can not be changed.`)
  }
}
