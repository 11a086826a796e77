// What scopes are called: read for all of a request at once.
import type { ScopeKind } from '../../../prisma/__generated__/client/enums.ts'
import type { Context } from '../../kernel/context.ts'

export const scopeTypes: Record<ScopeKind, string> = {
  ORGANIZATION: 'Organization',
  LOCATION: 'Location',
  VEHICLE: 'Vehicle',
  PERSON: 'User',
}

const statement = `
  select k.place, coalesce(o.legal_name, l.name, v.unit_number, u.name, '')
  from unnest($1::text[], $2::uuid[]) with ordinality k(kind, id, place)
  left join organization o on k.kind = 'ORGANIZATION' and o.id = k.id left join location l on k.kind = 'LOCATION' and l.id = k.id
  left join vehicle v on k.kind = 'VEHICLE' and v.id = k.id left join app_user u on k.kind = 'PERSON' and u.id = k.id
  order by k.place`

export function scopeName(context: Context, kind: ScopeKind, id: string): Promise<string> {
  const loader = context.loader<string, string>('names of scopes', async (keys) => {
    const pairs = keys.map((key) => key.split(' '))
    const rows = await context.db.run<[place: number, name: string]>(statement, [
      pairs.map(([one]) => one),
      pairs.map(([, one]) => one),
    ])
    return rows.map(([, name]) => name)
  })
  return loader.load(`${kind} ${id}`)
}
