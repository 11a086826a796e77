import { graphql } from 'react-relay'
import type { MembershipDialogQuery } from '../../__generated__/MembershipDialogQuery.graphql.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { MembershipForm } from './MembershipForm.tsx'

const query = graphql`
  query MembershipDialogQuery($id: ID!) {
    node(id: $id) {
      ... on Membership @alias(as: "membership") {
        id
        version
        accessLevel
        startsAt
        endsAt
        user {
          name
        }
        organization {
          id
          name
          timeZone
        }
        department {
          id
        }
        group {
          id
        }
        jobRole {
          id
        }
      }
    }
  }
`

interface MembershipDialogProps {
  id: string
  organizationId: string
  onClose: () => void
  onDone: () => void
}

/** A membership as it is now, to change it. */
export function MembershipDialog({ id, onClose, onDone }: MembershipDialogProps) {
  const { data } = useLookUp<MembershipDialogQuery>(query, { id }, 0)
  const membership = data?.node?.membership
  return membership ? <MembershipForm membership={membership} onClose={onClose} onDone={onDone} /> : null
}
