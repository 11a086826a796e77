import { lazy, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import { LateWindow } from '../../kernel/shell/LateWindow.tsx'
import type { WebhooksSection_organization$key } from '../../__generated__/WebhooksSection_organization.graphql.ts'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { Table } from '../../kernel/ui/Table.tsx'
import { useKeptFocus } from '../../kernel/ui/useKeptFocus.ts'
import { useNarrowing } from '../../kernel/ui/useNarrowing.ts'
import { Why } from '../../kernel/ui/Why.tsx'
import { WebhookRow } from './WebhookRow.tsx'
import * as t from './__generated__/messages.ts'

const WebhookDialog = lazy(async () => ({ default: (await import('./WebhookDialog.tsx')).WebhookDialog }))
const DeliveriesDialog = lazy(async () => ({ default: (await import('./DeliveriesDialog.tsx')).DeliveriesDialog }))

/** The addresses that are told what happens in an organization, and how each of them does. */
export function WebhooksSection({ organization: key }: { organization: WebhooksSection_organization$key }) {
  const { id, webhooks, can } = useFragment(
    graphql`
      fragment WebhooksSection_organization on Organization {
        id
        webhooks {
          id
          name
          ...WebhookRow_webhook
        }
        can {
          addWebhook {
            allowed
            reason
          }
        }
      }
    `,
    key,
  )
  const { revalidate } = useRevalidator()
  const { search, set } = useNarrowing({ isStep: true })
  const [adding, setAdding] = useState(false)
  const frame = useKeptFocus<HTMLDivElement>(webhooks.length)
  const open = webhooks.find((one) => one.id === search.get('webhook'))
  const changed = () => void revalidate()
  function close() {
    set({ webhook: null, deliveries: null, delivery: null })
    changed()
  }
  return (
    <Section
      title={t.webhooks}
      about={t.addressesThatAreToldWhatHappens}
      actions={
        can.addWebhook.allowed ? (
          <PlainButton type="button" className="outlined" onClick={() => setAdding(true)}>
            {t.addAWebhook}
          </PlainButton>
        ) : (
          <Why permission={can.addWebhook} />
        )
      }
    >
      <div ref={frame}>
        {webhooks.length ? (
          <Table
            stacks={860}
            caption={t.whoIsToldAndHowThat}
            columns={[t.webhook, t.state, t.deliveriesOf30Days, t.lastTry, '']}
          >
            {webhooks.map((webhook) => (
              <WebhookRow key={webhook.id} webhook={webhook} onChanged={changed} />
            ))}
          </Table>
        ) : (
          <Empty>{t.nobodyIsToldYetAnotherProgram}</Empty>
        )}
      </div>
      <LateWindow>
        {adding ? <WebhookDialog organizationId={id} onClose={() => setAdding(false)} onSaved={changed} /> : null}
        {open ? <DeliveriesDialog webhook={open} onClose={close} /> : null}
      </LateWindow>
    </Section>
  )
}
