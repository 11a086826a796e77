import { graphql, useFragment } from 'react-relay'
import { Link, useRevalidator } from 'react-router-dom'
import type { MyRequestRowMutation } from '../../__generated__/MyRequestRowMutation.graphql.ts'
import type { MyRequestRow_request$key } from '../../__generated__/MyRequestRow_request.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { Moment } from '../../kernel/ui/Moment.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { RequestStatus } from './RequestStatus.tsx'
import * as t from './__generated__/messages.ts'

const withdraw = graphql`
  mutation MyRequestRowMutation($input: WithdrawAssociationInput!) {
    result: withdrawAssociation(input: $input) {
      ... on WithdrawAssociationSuccess {
        request {
          ...MyRequestRow_request
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

/** A request of the viewer's own. */
export function MyRequestRow({ request }: { request: MyRequestRow_request$key }) {
  const { id, version, organizationId, organization, note, createdAt, status, ...state } = useFragment(
    graphql`
      fragment MyRequestRow_request on AssociationRequest {
        id
        version
        organizationId
        organization {
          name
          id
        }
        note
        createdAt
        status
        ...RequestStatus_request
      }
    `,
    request,
  )
  const [change, waiting] = useMutation<MyRequestRowMutation>(withdraw)
  const revalidator = useRevalidator()
  async function takeBack() {
    const { problems } = await change({ id, version })
    if (problems) return toast('error', t.theRequestWasNotWithdrawn, problems.input)
    toast('success', t.requestWithdrawn)
    await revalidator.revalidate()
  }
  return (
    <tr>
      <th scope="row">
        {organization ? (
          <Link to={`/orgOverview/${organization.id}`}>{organization.name}</Link>
        ) : (
          <code style={{ fontWeight: 400 }}>{organizationId}</code>
        )}
      </th>
      <td>{note}</td>
      <td>
        <Moment at={createdAt} />
      </td>
      <td>
        <RequestStatus request={state} />
      </td>
      <td style={{ textAlign: 'end' }}>
        {status === 'PENDING' ? (
          <PlainButton
            type="button"
            className="outlined"
            disabled={waiting}
            onClick={() => void takeBack()}
            aria-label={t.withdrawTheRequestFor({ value: organization?.name ?? organizationId })}
          >
            {t.withdraw}
          </PlainButton>
        ) : null}
      </td>
    </tr>
  )
}
