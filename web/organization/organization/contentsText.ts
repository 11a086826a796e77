import { language } from '../../kernel/messages/language.ts'
import * as t from './__generated__/messages.ts'

const lists = new Intl.ListFormat(language)

interface Contents {
  readonly organizations: number
  readonly people: number
  readonly records: number
  readonly locations: number
}

/** What stands in an organization and below it, in words; empty where nothing does. */
export function contentsText({ organizations, people, records, locations }: Contents): string {
  const parts = [
    organizations > 1 && t.countOfOrganizations({ count: organizations - 1 }),
    people && t.countOfPeople({ count: people }),
    records && t.countOfRecords({ count: records }),
    locations && t.countOfLocations({ count: locations }),
  ]
  return lists.format(parts.filter((part): part is string => Boolean(part)))
}
