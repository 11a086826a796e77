import { graphql, useFragment } from 'react-relay'
import type { WebhookState_webhook$key } from '../../__generated__/WebhookState_webhook.graphql.ts'
import { momentOf } from '../../kernel/ui/dates.ts'
import { Tag } from '../../kernel/ui/Tag.tsx'

const small = { display: 'block', maxWidth: 320, marginTop: 2, fontSize: 12, lineHeight: '16px' }

/** Whether a webhook is told anything, and where it is not, or does badly, since when and why. */
export function WebhookState({ webhook }: { webhook: WebhookState_webhook$key }) {
  const { isActive, pausedAt, pausedReason, failingSince } = useFragment(
    graphql`
      fragment WebhookState_webhook on Webhook {
        isActive
        pausedAt
        pausedReason
        failingSince
      }
    `,
    webhook,
  )
  if (pausedAt) {
    return (
      <>
        <Tag style={{ color: 'var(--ops-late)', borderColor: 'currentColor' }}>Turned off by itself</Tag>
        <span style={{ ...small, color: 'var(--ops-ink-2)' }}>
          {momentOf(pausedAt)}. {pausedReason}
        </span>
      </>
    )
  }
  if (!isActive) return <Tag>Off</Tag>
  return (
    <>
      <Tag className="planned">On</Tag>
      {failingSince ? (
        <span style={{ ...small, color: 'var(--ops-late)' }}>Every try has failed since {momentOf(failingSince)}</span>
      ) : null}
    </>
  )
}
