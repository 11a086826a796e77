import { graphql, useFragment } from 'react-relay'
import type { AccountPlaces_user$key } from '../../__generated__/AccountPlaces_user.graphql.ts'
import * as t from './__generated__/messages.ts'

/** Where a service account belongs, and with which access level. */
export function AccountPlaces({ user }: { user: AccountPlaces_user$key }) {
  const { memberships } = useFragment(
    graphql`
      fragment AccountPlaces_user on User {
        memberships {
          id
          accessLevelName
          organization {
            name
          }
          department {
            name
          }
          group {
            name
          }
        }
      }
    `,
    user,
  )
  if (!memberships.length) return t.nowhere
  return memberships.map(({ id, accessLevelName, organization, department, group }) => (
    <div key={id}>
      {[organization.name, department?.name, group?.name].filter(Boolean).join(' · ')}
      <div style={{ color: 'var(--ops-ink-2)', fontSize: 12, lineHeight: '16px' }}>{accessLevelName}</div>
    </div>
  ))
}
