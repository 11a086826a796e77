import { graphql, useFragment } from 'react-relay'
import type { StandInSection_viewer$key } from '../../__generated__/StandInSection_viewer.graphql.ts'
import { periodInWords } from '../membership/dates.ts'
import { TableSection } from '../../kernel/ui/TableSection.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import * as t from './__generated__/messages.ts'

/** For whom one stands in, now and to come. */
export function StandInSection({ viewer }: { viewer: StandInSection_viewer$key }) {
  const { standsInFor } = useFragment(
    graphql`
      fragment StandInSection_viewer on Viewer {
        standsInFor {
          id
          state
          startsAt
          endsAt
          user {
            name
          }
          organization {
            timeZone
          }
        }
      }
    `,
    viewer,
  )
  return (
    <TableSection
      title={t.iStandInFor}
      about={t.theirOwnRecordsAreOnYour}
      caption={t.forWhomIStandIn}
      columns={[t.who, t.when, '']}
      empty={t.nobodyHasNamedYouAsTheir}
    >
      {standsInFor.map(({ id, state, startsAt, endsAt, user, organization }) => (
        <tr key={id}>
          <th scope="row">{user.name}</th>
          <td style={{ whiteSpace: 'nowrap' }}>{periodInWords(startsAt, endsAt, organization.timeZone)}</td>
          <td>{state === 'NOW' ? <Tag className="planned">{t.now}</Tag> : null}</td>
        </tr>
      ))}
    </TableSection>
  )
}
