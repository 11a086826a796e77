import { graphql, useFragment } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { InvitationRowMutation } from '../../__generated__/InvitationRowMutation.graphql.ts'
import type { InvitationRow_invitation$key } from '../../__generated__/InvitationRow_invitation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { Moment } from '../../kernel/ui/Moment.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { InvitationState } from './InvitationState.tsx'
import * as t from './__generated__/messages.ts'

const revoke = graphql`
  mutation InvitationRowMutation($input: RevokeInvitationInput!) {
    result: revokeInvitation(input: $input) {
      ... on RevokeInvitationSuccess {
        invitation {
          ...InvitationRow_invitation
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

/** An invitation, for whom and with what, and the way to take it back. */
export function InvitationRow({ invitation }: { invitation: InvitationRow_invitation$key }) {
  const data = useFragment(
    graphql`
      fragment InvitationRow_invitation on Invitation {
        id
        email
        wasMailed
        organization {
          name
        }
        accessLevelName
        department {
          name
        }
        group {
          name
        }
        jobRole {
          name
        }
        createdAt
        createdBy {
          name
        }
        can {
          revoke {
            allowed
          }
        }
        ...InvitationState_invitation
      }
    `,
    invitation,
  )
  const { id, email, wasMailed, organization, accessLevelName, department, group, jobRole, createdAt, createdBy, can } =
    data
  const [change, waiting] = useMutation<InvitationRowMutation>(revoke)
  const revalidator = useRevalidator()
  async function takeBack() {
    const { problems } = await change({ id })
    if (problems) return toast('error', t.theInvitationWasNotRevoked, problems.input)
    toast('success', t.invitationRevoked, t.itsCodeIsGoodForNothing)
    await revalidator.revalidate()
  }
  const whom = email ?? t.anybodyWithTheCode
  return (
    <tr>
      <th scope="row">
        {whom} {wasMailed ? <Tag>{t.mailed}</Tag> : null}
      </th>
      <td>{organization.name}</td>
      <td>
        {accessLevelName}
        <span style={{ display: 'block', color: 'var(--ops-ink-2)', fontSize: 12, lineHeight: '16px' }}>
          {[jobRole.name, department?.name, group?.name].filter(Boolean).join(' · ')}
        </span>
      </td>
      <td>
        <Moment at={createdAt} />
        <span style={{ display: 'block', color: 'var(--ops-ink-2)', fontSize: 12, lineHeight: '16px' }}>
          {t.by({ name: createdBy.name })}
        </span>
      </td>
      <td>
        <InvitationState invitation={data} />
      </td>
      <td style={{ textAlign: 'end' }}>
        {can.revoke.allowed ? (
          <PlainButton
            type="button"
            className="outlined"
            disabled={waiting}
            onClick={() => void takeBack()}
            aria-label={t.revokeTheInvitationOfTo({ whom, name: organization.name })}
          >
            {t.revoke}
          </PlainButton>
        ) : null}
      </td>
    </tr>
  )
}
