import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { ClosingBanner_organization$key } from '../../__generated__/ClosingBanner_organization.graphql.ts'
import type { ClosingBannerMutation } from '../../__generated__/ClosingBannerMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { refreshViewer } from '../../kernel/shell/refreshViewer.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { dayOf } from '../../kernel/ui/dates.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { ClosingFrame } from './ClosingFrame.tsx'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation ClosingBannerMutation($input: ReopenOrganizationInput!) {
    result: reopenOrganization(input: $input) {
      ... on ReopenOrganizationSuccess {
        organization {
          id
          ...ClosingBanner_organization
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

/** That the root organization closes, on each page of an organization of it, with the way back for an Admin. */
export function ClosingBanner({ organization: key }: { organization: ClosingBanner_organization$key }) {
  const { id, name, closing, can } = useFragment(
    graphql`
      fragment ClosingBanner_organization on Organization {
        id
        name
        closing {
          goesAt
          closedBy {
            name
          }
        }
        can {
          reopen {
            allowed
          }
        }
      }
    `,
    key,
  )
  const environment = useRelayEnvironment()
  const { revalidate } = useRevalidator()
  const [reopen, waiting] = useMutation<ClosingBannerMutation>(mutation)
  if (!closing) return null
  async function open() {
    const { problems } = await reopen({ id })
    if (problems) return toast('error', t.wasNotReopened({ name }), problems.input)
    toast('success', t.isOpenAgain({ name }))
    await refreshViewer(environment)
    await revalidate()
  }
  const day = dayOf(closing.goesAt)
  return (
    <ClosingFrame role="status">
      <span>{closing.closedBy ? t.closesBy({ day, name: closing.closedBy.name }) : t.closesOn({ day })}</span>
      {can.reopen.allowed ? (
        <PlainButton type="button" className="outlined" disabled={waiting} onClick={() => void open()}>
          {t.reopen}
        </PlainButton>
      ) : (
        <span>{t.anAdminCanReopen}</span>
      )}
    </ClosingFrame>
  )
}
