import { Suspense, useState } from 'react'
import { graphql } from 'react-relay'
import type { WebhookDialog_webhook$key } from '../../__generated__/WebhookDialog_webhook.graphql.ts'
import type { WebhookDialogCreateMutation } from '../../__generated__/WebhookDialogCreateMutation.graphql.ts'
import type { WebhookDialogUpdateMutation } from '../../__generated__/WebhookDialogUpdateMutation.graphql.ts'
import type { WebhookEvent } from '../../__generated__/WebhookDialog_webhook.graphql.ts'
import { ShownOnce } from '../../kernel/ui/ShownOnce.tsx'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShownFragment } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { EventChoice } from './EventChoice.tsx'
import { FilterNote } from './FilterNote.tsx'

const create = graphql`
  mutation WebhookDialogCreateMutation($input: CreateWebhookInput!) {
    result: createWebhook(input: $input) {
      ... on CreateWebhookSuccess {
        secret
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

const update = graphql`
  mutation WebhookDialogUpdateMutation($input: UpdateWebhookInput!) {
    result: updateWebhook(input: $input) {
      ... on UpdateWebhookSuccess {
        webhook {
          ...WebhookRow_webhook
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface WebhookDialogProps {
  /** Where a new one is; left out for one that is there. */
  organizationId?: string
  webhook?: WebhookDialog_webhook$key
  onClose: () => void
  onSaved: () => void
}

/** Makes a webhook, and then shows its secret, or changes one. */
export function WebhookDialog({ organizationId, webhook, onClose, onSaved }: WebhookDialogProps) {
  const before = useShownFragment(
    graphql`
      fragment WebhookDialog_webhook on Webhook {
        id
        name
        url
        events
        filter
        version
      }
    `,
    webhook ?? null,
  )
  const [name, setName] = useState(before?.name ?? '')
  const [url, setUrl] = useState(before?.url ?? '')
  const [events, setEvents] = useState<readonly WebhookEvent[]>(before?.events ?? [])
  const [isFiltered, setFiltered] = useState(Boolean(before?.filter))
  const [problems, setProblems] = useState<Problems>({})
  const [secret, setSecret] = useState<string>()
  const [make, making] = useMutation<WebhookDialogCreateMutation>(create)
  const [change, changing] = useMutation<WebhookDialogUpdateMutation>(update)

  async function submit() {
    const wanted = { name, url, events: [...events] }
    if (before) {
      const { problems: found } = await change({
        id: before.id,
        version: before.version,
        ...wanted,
        ...(before.filter && !isFiltered ? { filter: null } : {}),
      })
      if (found) return setProblems(found)
      toast('success', `${name.trim()} is saved`)
      onSaved()
      return onClose()
    }
    const { done, problems: found } = await make({ organizationId: organizationId!, ...wanted })
    if (found) return setProblems(found)
    setSecret(done.secret)
    onSaved()
  }

  if (secret) {
    return (
      <ShownOnce
        title="Webhook added"
        text="Deliveries are signed with this secret. Copy it now to where they arrive: it is shown this once."
        secrets={[{ label: 'Secret', value: secret }]}
        onClose={onClose}
      />
    )
  }
  return (
    <FormDialog
      title={before ? `Edit ${before.name}` : 'Add a webhook'}
      submit={before ? 'Save' : 'Add it'}
      onSubmit={() => void submit()}
      onClose={onClose}
      problems={problems}
      waiting={making || changing}
      width="sm"
    >
      <Field
        label="Name"
        required
        autoFocus
        value={name}
        maxLength={120}
        onChange={(event) => setName(event.target.value)}
        help="What it is told for, as Maintenance system"
        problem={problems.name}
      />
      <Field
        label="Address"
        required
        type="url"
        inputMode="url"
        placeholder="https://"
        value={url}
        onChange={(event) => setUrl(event.target.value)}
        help="Where messages are sent: https, and on the public internet"
        problem={problems.url}
      />
      <Suspense>
        <EventChoice chosen={events} onChange={setEvents} problem={problems.events} />
      </Suspense>
      {before?.filter ? (
        <FilterNote filter={before.filter} isKept={isFiltered} onKeep={setFiltered} problem={problems.filter} />
      ) : null}
    </FormDialog>
  )
}
