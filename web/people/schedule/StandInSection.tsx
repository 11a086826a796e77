import { graphql, useFragment } from 'react-relay'
import type { StandInSection_viewer$key } from '../../__generated__/StandInSection_viewer.graphql.ts'
import { TableSection } from '../../kernel/ui/TableSection.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { absenceText } from './absenceTimes.ts'
import { partText } from './parts.ts'
import * as t from './__generated__/messages.ts'

/** For whom one stands in, now and to come. */
export function StandInSection({ viewer }: { viewer: StandInSection_viewer$key }) {
  const { user: self, standsInFor } = useFragment(
    graphql`
      fragment StandInSection_viewer on Viewer {
        user {
          id
        }
        standsInFor {
          id
          state
          startsAt
          endsAt
          user {
            name
          }
          deputy {
            id
          }
          parts {
            deputy {
              id
            }
            startsAt
            endsAt
            scope
            organization {
              id
              name
            }
            group {
              id
              name
            }
          }
          organization {
            rootName
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
      columns={[t.who, t.when, t.forWhat, '']}
      empty={t.nobodyHasNamedYouAsTheir}
    >
      {standsInFor.map(({ id, state, startsAt, endsAt, user, deputy, parts, organization }) => (
        <tr key={id}>
          <th scope="row">{user.name}</th>
          <td style={{ whiteSpace: 'nowrap' }}>{absenceText(startsAt, endsAt, organization.timeZone)}</td>
          <td>
            {[
              deputy?.id === self.id ? (parts.length ? t.allTheRest : t.allWork) : '',
              ...parts
                .filter((part) => part.deputy.id === self.id)
                .map((part) => partText(part, organization.timeZone)),
            ]
              .filter(Boolean)
              .join('; ')}
          </td>
          <td>
            {state === 'NOW' ? <Tag className="planned">{t.now}</Tag> : null}{' '}
            {organization.rootName ? <Tag>{organization.rootName}</Tag> : null}
          </td>
        </tr>
      ))}
    </TableSection>
  )
}
