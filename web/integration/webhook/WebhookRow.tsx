import { lazy, Suspense, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { WebhookRow_webhook$key } from '../../__generated__/WebhookRow_webhook.graphql.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { ActionsMenu } from '../../kernel/ui/ActionsMenu.tsx'
import { momentOf } from '../../kernel/ui/dates.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { useNarrowing } from '../../kernel/ui/useNarrowing.ts'
import { useSendTest } from './useSendTest.ts'
import { useTurn } from './useTurn.ts'
import { WebhookState } from './WebhookState.tsx'

const WebhookDialog = lazy(async () => ({ default: (await import('./WebhookDialog.tsx')).WebhookDialog }))
const RotateDialog = lazy(async () => ({ default: (await import('./RotateDialog.tsx')).RotateDialog }))
const DeleteWebhookDialog = lazy(async () => ({
  default: (await import('./DeleteWebhookDialog.tsx')).DeleteWebhookDialog,
}))

const small = { display: 'block', color: 'var(--ops-ink-2)', fontSize: 12, lineHeight: '16px' }

/** A webhook with how it does, and what can be done with it. */
export function WebhookRow({ webhook, onChanged }: { webhook: WebhookRow_webhook$key; onChanged: () => void }) {
  const data = useFragment(
    graphql`
      fragment WebhookRow_webhook on Webhook {
        id
        name
        url
        events
        isActive
        version
        oldSecretUntil
        health {
          delivered
          failed
          waiting
          lastTryAt
        }
        ...WebhookState_webhook
        ...WebhookDialog_webhook
      }
    `,
    webhook,
  )
  const { id, name, url, events, isActive, version, oldSecretUntil, health } = data
  const { set } = useNarrowing({ isStep: true })
  const [open, setOpen] = useState<'edit' | 'rotate' | 'delete'>()
  const sendTest = useSendTest()
  const turn = useTurn()
  const close = () => setOpen(undefined)
  const showLog = () => set({ webhook: id })
  async function tryOut() {
    if (await sendTest(id)) showLog()
  }
  async function turnOnOrOff() {
    const problem = await turn({ id, version }, !isActive)
    if (problem) toast('error', `${name} is as it was`, problem)
    else
      toast(
        'success',
        isActive ? `${name} is off` : `${name} is on`,
        isActive ? 'What happens now is not noted for it.' : 'What waited is sent now.',
      )
    onChanged()
  }
  return (
    <tr>
      <th scope="row" style={{ minWidth: 200 }}>
        {name}
        <span style={{ ...small, fontWeight: 400, overflowWrap: 'anywhere' }}>{url}</span>
        <span style={{ ...small, fontWeight: 400 }}>
          {events.length === 1 ? '1 event' : `${events.length} events`}
          {oldSecretUntil ? ` · the old secret signs too until ${momentOf(oldSecretUntil)}` : ''}
        </span>
      </th>
      <td style={{ minWidth: 160 }}>
        <WebhookState webhook={data} />
      </td>
      <td>
        {health.delivered} delivered
        <span style={small}>
          <span style={health.failed ? { color: 'var(--ops-late)' } : undefined}>{health.failed} failed</span> ·{' '}
          {health.waiting} waiting
        </span>
      </td>
      <td style={{ whiteSpace: 'nowrap' }}>
        {health.lastTryAt ? momentOf(health.lastTryAt) : <span style={{ color: 'var(--ops-ink-3)' }}>none yet</span>}
      </td>
      <td>
        <div style={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'center', gap: 4 }}>
          <PlainButton type="button" className="outlined" aria-label={`Deliveries of ${name}`} onClick={showLog}>
            Deliveries
          </PlainButton>
          <ActionsMenu
            label={`What to do with ${name}`}
            actions={[
              { label: 'Edit', act: () => setOpen('edit') },
              { label: 'Send a test', act: () => void tryOut() },
              { label: isActive ? 'Turn off' : 'Turn on', act: () => void turnOnOrOff() },
              { label: 'Give it another secret', act: () => setOpen('rotate') },
              { label: 'Delete', act: () => setOpen('delete') },
            ]}
          />
        </div>
        <Suspense>
          {open === 'edit' ? <WebhookDialog webhook={data} onClose={close} onSaved={onChanged} /> : null}
          {open === 'rotate' ? (
            <RotateDialog webhook={{ id, name, version }} onClose={close} onDone={onChanged} />
          ) : null}
          {open === 'delete' ? (
            <DeleteWebhookDialog webhook={{ id, name, version }} onClose={close} onDone={onChanged} />
          ) : null}
        </Suspense>
      </td>
    </tr>
  )
}
