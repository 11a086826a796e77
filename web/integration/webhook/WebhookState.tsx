import { graphql, useFragment } from 'react-relay'
import type { WebhookState_webhook$key } from '../../__generated__/WebhookState_webhook.graphql.ts'
import { momentOf } from '../../kernel/ui/dates.ts'
import { Tag } from '../../kernel/ui/Tag.tsx'
import * as t from './__generated__/messages.ts'

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
        <Tag style={{ color: 'var(--ops-late)', borderColor: 'currentColor' }}>{t.turnedOffByItself}</Tag>
        <span style={{ ...small, color: 'var(--ops-ink-2)' }}>
          {momentOf(pausedAt)}. {pausedReason}
        </span>
      </>
    )
  }
  if (!isActive) return <Tag>{t.off}</Tag>
  return (
    <>
      <Tag className="planned">{t.on}</Tag>
      {failingSince ? (
        <span style={{ ...small, color: 'var(--ops-late)' }}>
          {t.everyTryHasFailedSince({ momentOf: momentOf(failingSince) })}
        </span>
      ) : null}
    </>
  )
}
