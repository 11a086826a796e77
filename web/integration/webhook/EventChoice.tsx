import { Suspense, useId } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { EventChoiceQuery } from '../../__generated__/EventChoiceQuery.graphql.ts'
import type { WebhookEvent } from '../../__generated__/WebhookDialog_webhook.graphql.ts'
import { useLoaded } from '../../kernel/relay/useLoaded.ts'
import { GhostRows } from '../../kernel/ui/GhostRows.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Retry } from '../../kernel/ui/Retry.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query EventChoiceQuery {
    webhookEvents {
      event
      name
      about
    }
  }
`

interface EventChoiceProps {
  chosen: readonly WebhookEvent[]
  onChange: (chosen: readonly WebhookEvent[]) => void
  problem?: string
}

/** Of all that a webhook can be told, what it is. */
export function EventChoice(props: EventChoiceProps) {
  const { reference, read } = useLoaded<EventChoiceQuery>(query, {})
  return (
    <Retry onRetry={read}>
      <Suspense fallback={<GhostRows />}>
        {reference ? <Loaded reference={reference} {...props} /> : <GhostRows />}
      </Suspense>
    </Retry>
  )
}

function Loaded({
  reference,
  chosen,
  onChange,
  problem,
}: EventChoiceProps & { reference: PreloadedQuery<EventChoiceQuery> }) {
  const { webhookEvents } = usePreloadedQuery<EventChoiceQuery>(query, reference)
  const id = useId()
  const all = webhookEvents.map(({ event }) => event)
  const areAll = all.every((event) => chosen.includes(event))
  return (
    <fieldset
      aria-describedby={problem ? id : undefined}
      style={{ border: 0, margin: 0, padding: 0, display: 'grid', gap: 8, minWidth: 0 }}
    >
      <legend style={{ padding: 0, color: 'var(--ops-ink-2)', fontSize: 12, lineHeight: '16px', fontWeight: 550 }}>
        {t.itIsToldWhen}
      </legend>
      <div>
        <PlainButton type="button" className="chip" onClick={() => onChange(areAll ? [] : all)}>
          {areAll ? t.chooseNone : t.chooseAll}
        </PlainButton>
      </div>
      {webhookEvents.map(({ event, name, about }) => (
        <label
          key={event}
          style={{
            display: 'grid',
            gridTemplateColumns: 'auto minmax(0, 1fr)',
            gap: 8,
            alignItems: 'start',
            minHeight: 24,
            cursor: 'pointer',
          }}
        >
          <input
            type="checkbox"
            checked={chosen.includes(event)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, event] : chosen.filter((one) => one !== event))
            }
            aria-invalid={problem ? true : undefined}
            style={{ width: 16, height: 16, margin: '2px 0 0', accentColor: 'var(--ops-brand)' }}
          />
          <span>
            {name}
            <span style={{ display: 'block', color: 'var(--ops-ink-3)', fontSize: 12, lineHeight: '16px' }}>
              {about}
            </span>
          </span>
        </label>
      ))}
      {problem ? (
        <p id={id} style={{ margin: 0, color: 'var(--ops-late)', fontSize: 12, lineHeight: '16px' }}>
          {problem}
        </p>
      ) : null}
    </fieldset>
  )
}
