// What values are of, as the address names it: the id of an organization, a location, a vehicle or a person.
const fields = { Organization: 'organizationId', Location: 'locationId', Vehicle: 'vehicleId', User: 'userId' } as const

type Field = (typeof fields)[keyof typeof fields]

/**
 * The scope that an id names; one of an organization where it names nothing else, so that it is the server who says so.
 */
export function scopeOf(id: string | null): Partial<Record<Field, string>> | null {
  if (id === null) return null
  return { [fieldOf(id)]: id }
}

export const organizationIn = (id: string | null): string | null =>
  id !== null && fieldOf(id) === 'organizationId' ? id : null

function fieldOf(id: string): Field {
  try {
    const [type = ''] = atob(id).split(':')
    return Object.hasOwn(fields, type) ? fields[type as keyof typeof fields] : 'organizationId'
  } catch {
    return 'organizationId'
  }
}
