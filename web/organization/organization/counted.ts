/** A number with its noun: 1 person, 1,200 people. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`

const lists = new Intl.ListFormat('en')

interface Contents {
  readonly organizations: number
  readonly people: number
  readonly records: number
  readonly locations: number
}

/** What stands in an organization and below it, in words; empty where nothing does. */
export function contentsInWords({ organizations, people, records, locations }: Contents): string {
  const parts = [
    organizations > 1 && counted(organizations - 1, 'organization'),
    people && counted(people, 'person', 'people'),
    records && counted(records, 'action record'),
    locations && counted(locations, 'location'),
  ]
  return lists.format(parts.filter((part): part is string => Boolean(part)))
}
