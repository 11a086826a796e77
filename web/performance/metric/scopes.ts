// What values are of, as the address names it: the id of an organization, a location, a vehicle or a person.
const fields = { Organization: 'organizationId', Location: 'locationId', Vehicle: 'vehicleId', User: 'userId' } as const

type Field = (typeof fields)[keyof typeof fields]

/** One of them, as an input takes it. */
type Scope = { [F in Field]: { [G in F]: string } & { [G in Exclude<Field, F>]?: undefined } }[Field]

/** A scope by the name of its field. */
export const scopeNamed = (field: Field, id: string) => ({ [field]: id }) as unknown as Scope

/**
 * The scope that an id names; one of an organization where it names nothing else, so that it is the server who says so.
 */
export const scopeOf = (id: string | null): Scope | null => (id === null ? null : scopeNamed(fieldOf(id), id))

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
