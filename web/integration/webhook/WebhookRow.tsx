import { lazy, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { LateWindow } from '../../kernel/shell/LateWindow.tsx'
import type { WebhookRow_webhook$key } from '../../__generated__/WebhookRow_webhook.graphql.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { ActionsMenu } from '../../kernel/ui/ActionsMenu.tsx'
import { momentOf } from '../../kernel/ui/dates.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { useNarrowing } from '../../kernel/ui/useNarrowing.ts'
import { useSendTest } from './useSendTest.ts'
import { useTurn } from './useTurn.ts'
import { WebhookState } from './WebhookState.tsx'
import * as t from './__generated__/messages.ts'

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
    if (problem) toast('error', t.isAsItWas({ name }), problem)
    else
      toast(
        'success',
        isActive ? t.isOff({ name }) : t.isOn({ name }),
        isActive ? t.whatHappensNowIsNotNoted : t.whatWaitedIsSentNow,
      )
    onChanged()
  }
  return (
    <tr>
      <th scope="row" style={{ minWidth: 200 }}>
        {name}
        <span style={{ ...small, fontWeight: 400, overflowWrap: 'anywhere' }}>{url}</span>
        <span style={{ ...small, fontWeight: 400 }}>
          {events.length === 1 ? t.n1Event : t.events({ length: events.length })}
          {oldSecretUntil ? t.theOldSecretSignsTooUntil({ momentOf: momentOf(oldSecretUntil) }) : ''}
        </span>
      </th>
      <td style={{ minWidth: 160 }}>
        <WebhookState webhook={data} />
      </td>
      <td>
        {health.delivered} {t.delivered2}
        <span style={small}>
          <span style={health.failed ? { color: 'var(--ops-late)' } : undefined}>
            {t.failed2({ failed: health.failed })}
          </span>{' '}
          · {health.waiting} {t.waiting2}
        </span>
      </td>
      <td style={{ whiteSpace: 'nowrap' }}>
        {health.lastTryAt ? momentOf(health.lastTryAt) : <span style={{ color: 'var(--ops-ink-3)' }}>{t.noneYet}</span>}
      </td>
      <td>
        <div style={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'center', gap: 4 }}>
          <PlainButton type="button" className="outlined" aria-label={t.deliveriesOf({ name })} onClick={showLog}>
            {t.deliveries}
          </PlainButton>
          <ActionsMenu
            label={t.whatToDoWith({ name })}
            actions={[
              { label: t.edit2, act: () => setOpen('edit') },
              { label: t.sendATest, act: () => void tryOut() },
              { label: isActive ? t.turnOff : t.turnOn, act: () => void turnOnOrOff() },
              { label: t.giveItAnotherSecret, act: () => setOpen('rotate') },
              { label: t.delete, act: () => setOpen('delete') },
            ]}
          />
        </div>
        <LateWindow onFailure={close}>
          {open === 'edit' ? <WebhookDialog webhook={data} onClose={close} onSaved={onChanged} /> : null}
          {open === 'rotate' ? (
            <RotateDialog webhook={{ id, name, version }} onClose={close} onDone={onChanged} />
          ) : null}
          {open === 'delete' ? (
            <DeleteWebhookDialog webhook={{ id, name, version }} onClose={close} onDone={onChanged} />
          ) : null}
        </LateWindow>
      </td>
    </tr>
  )
}
