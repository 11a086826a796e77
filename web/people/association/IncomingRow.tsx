import { lazy, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { LateWindow } from '../../kernel/shell/LateWindow.tsx'
import type { IncomingRow_request$key } from '../../__generated__/IncomingRow_request.graphql.ts'
import { Moment } from '../../kernel/ui/Moment.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { RequestStatus } from './RequestStatus.tsx'
import * as t from './__generated__/messages.ts'

const AcceptDialog = lazy(async () => ({ default: (await import('./AcceptDialog.tsx')).AcceptDialog }))
const DeclineDialog = lazy(async () => ({ default: (await import('./DeclineDialog.tsx')).DeclineDialog }))

/** A request that the viewer decides about. */
export function IncomingRow({ request }: { request: IncomingRow_request$key }) {
  const data = useFragment(
    graphql`
      fragment IncomingRow_request on AssociationRequest {
        user {
          name
          email
        }
        organization {
          name
        }
        note
        createdAt
        can {
          decide {
            allowed
          }
        }
        ...RequestStatus_request
        ...AcceptDialog_request
        ...DeclineDialog_request
      }
    `,
    request,
  )
  const [open, setOpen] = useState<'accept' | 'decline'>()
  const { user, organization, note, createdAt, can } = data
  const close = () => setOpen(undefined)
  return (
    <tr>
      <th scope="row">
        {user.name}
        <span
          style={{ display: 'block', color: 'var(--ops-ink-2)', fontSize: 12, lineHeight: '16px', fontWeight: 400 }}
        >
          {user.email}
        </span>
      </th>
      <td>{organization?.name}</td>
      <td>{note}</td>
      <td>
        <Moment at={createdAt} />
      </td>
      <td>
        <RequestStatus request={data} />
      </td>
      <td>
        {can.decide.allowed ? (
          <div style={{ display: 'flex', justifyContent: 'flex-end', gap: 8 }}>
            <PlainButton
              type="button"
              className="primary"
              onClick={() => setOpen('accept')}
              aria-label={t.accept({ name: user.name })}
            >
              {t.accept2}
            </PlainButton>
            <PlainButton
              type="button"
              className="outlined"
              onClick={() => setOpen('decline')}
              aria-label={t.decline({ name: user.name })}
            >
              {t.decline2}
            </PlainButton>
          </div>
        ) : null}
        <LateWindow onFailure={close}>
          {open === 'accept' ? <AcceptDialog request={data} onClose={close} /> : null}
          {open === 'decline' ? <DeclineDialog request={data} onClose={close} /> : null}
        </LateWindow>
      </td>
    </tr>
  )
}
