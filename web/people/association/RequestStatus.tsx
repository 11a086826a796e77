import { graphql, useFragment } from 'react-relay'
import type { RequestStatus_request$key } from '../../__generated__/RequestStatus_request.graphql.ts'
import { Moment } from '../../kernel/ui/Moment.tsx'
import * as t from './__generated__/messages.ts'

/** What has become of a request, when, by whom, and why. */
export function RequestStatus({ request }: { request: RequestStatus_request$key }) {
  const { status, statusName, reason, decidedAt, decidedBy } = useFragment(
    graphql`
      fragment RequestStatus_request on AssociationRequest {
        status
        statusName
        reason
        decidedAt
        decidedBy {
          name
        }
      }
    `,
    request,
  )
  const by = decidedBy && status !== 'WITHDRAWN' ? t.by({ name: decidedBy.name }) : ''
  return (
    <>
      <span
        style={{
          fontWeight: status === 'PENDING' ? 550 : 400,
          color: status === 'DECLINED' ? 'var(--ops-late)' : undefined,
        }}
      >
        {statusName}
      </span>
      {decidedAt ? (
        <span style={{ display: 'block', color: 'var(--ops-ink-2)', fontSize: 12, lineHeight: '16px' }}>
          <Moment at={decidedAt} />
          {by}
          {reason ? `: ${reason}` : ''}
        </span>
      ) : null}
    </>
  )
}
