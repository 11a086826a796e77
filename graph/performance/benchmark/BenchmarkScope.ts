import { builder } from '../../kernel/builder.ts'
import { globalId } from '../../kernel/node.ts'
import { ScopeKind } from '../observation/ScopeKind.ts'
import type { Standing } from './readStandings.ts'

const types = { ORGANIZATION: 'Organization', LOCATION: 'Location', VEHICLE: 'Vehicle', PERSON: 'User' } as const

export const BenchmarkScope = builder.objectRef<Standing>('BenchmarkScope').implement({
  description: 'The scope covered by one point series of a benchmark.',
  fields: (t) => ({
    id: t.id({
      description: 'The id of the organization, location, vehicle or person.',
      resolve: ({ scopeKind, scopeId }) => globalId(types[scopeKind], scopeId),
    }),
    kind: t.expose('scopeKind', {
      type: ScopeKind,
      description: 'Whether it is an organization, a location, a vehicle or a person.',
    }),
    name: t.exposeString('scopeName', { description: 'The display name.' }),
    timeZone: t.expose('zone', {
      type: 'TimeZone',
      description: 'The IANA time zone in which its periods begin and end.',
    }),
  }),
})

/** The uuid that an id of a scope names; one that names none is of no scope. */
export function scopeIdIn(id: string | null | undefined): string | null {
  if (id == null) return null
  const [type, uuid] = Buffer.from(id, 'base64').toString('utf8').split(':')
  return Object.values<string>(types).includes(type ?? '') && uuid ? uuid : 'none'
}
