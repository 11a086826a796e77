import { graphql, useFragment } from 'react-relay'
import type {
  ContentsInWords_organization$data,
  ContentsInWords_organization$key,
} from '../../__generated__/ContentsInWords_organization.graphql.ts'
import * as t from './__generated__/messages.ts'

/** How much belongs to an organization and all below it; what is much takes its time to count. */
export function ContentsInWords({ organization }: { organization: ContentsInWords_organization$key }) {
  // What is deferred and could not be read is not there, though its type does not tell.
  const { contents }: Partial<ContentsInWords_organization$data> = useFragment(
    graphql`
      fragment ContentsInWords_organization on Organization {
        contents {
          organizations
          people
          records
          locations
          departments
          vehicles
        }
      }
    `,
    organization,
  )
  if (!contents) throw new Error(t.thisCouldNotBeCounted)
  const { organizations, people, records, locations, departments, vehicles } = contents
  return t.contents({ organizations, people, records, locations, departments, vehicles })
}
