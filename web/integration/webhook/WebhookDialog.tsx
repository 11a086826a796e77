import { Suspense, useState } from 'react'
import { graphql } from 'react-relay'
import type { WebhookDialog_webhook$key } from '../../__generated__/WebhookDialog_webhook.graphql.ts'
import type { WebhookDialogCreateMutation } from '../../__generated__/WebhookDialogCreateMutation.graphql.ts'
import type { WebhookDialogUpdateMutation } from '../../__generated__/WebhookDialogUpdateMutation.graphql.ts'
import type { WebhookEvent } from '../../__generated__/WebhookDialog_webhook.graphql.ts'
import { ShownOnce } from '../../kernel/ui/ShownOnce.tsx'
import { newIn, useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShownFragment } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { EventChoice } from './EventChoice.tsx'
import { FilterNote } from './FilterNote.tsx'
import * as t from './__generated__/messages.ts'

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
  const draft = useDraft('webhook', before?.id ?? newIn(organizationId), before?.version)
  const [name, setName] = useDraftState(draft, 'name', before?.name ?? '')
  const [url, setUrl] = useDraftState(draft, 'url', before?.url ?? '')
  const [events, setEvents] = useDraftState<readonly WebhookEvent[]>(draft, 'events', before?.events ?? [])
  const [isFiltered, setFiltered] = useDraftState(draft, 'isFiltered', Boolean(before?.filter))
  const [problems, setProblems] = useState<Problems>({})
  const [secret, setSecret] = useState<string>()
  const [make, making] = useMutation<WebhookDialogCreateMutation>(create)
  const [change, changing] = useMutation<WebhookDialogUpdateMutation>(update)

  async function submit() {
    const wanted = { name, url, events: [...events] }
    if (before) {
      const { problems: found } = await change({
        id: before.id,
        version: draft.version,
        ...wanted,
        ...(before.filter && !isFiltered ? { filter: null } : {}),
      })
      if (found) return setProblems(found)
      draft.clear()
      toast('success', t.isSaved({ trim: name.trim() }))
      onSaved()
      return onClose()
    }
    const { done, problems: found } = await make({ organizationId: organizationId!, ...wanted })
    if (found) return setProblems(found)
    draft.clear()
    setSecret(done.secret)
    onSaved()
  }

  if (secret) {
    return (
      <ShownOnce
        title={t.webhookAdded}
        text={t.deliveriesAreSignedWithThisSecret}
        secrets={[{ label: t.secret, value: secret }]}
        onClose={onClose}
      />
    )
  }
  return (
    <FormDialog
      title={before ? t.edit({ name: before.name }) : t.addAWebhook}
      submit={before ? t.save : t.addIt}
      onSubmit={() => void submit()}
      onClose={onClose}
      problems={problems}
      waiting={making || changing}
      draft={draft}
      width="sm"
    >
      <Field
        label={t.name}
        required
        autoFocus
        value={name}
        maxLength={120}
        onChange={(event) => setName(event.target.value)}
        help={t.whatItIsToldForAs}
        problem={problems.name}
      />
      <Field
        label={t.address}
        required
        type="url"
        inputMode="url"
        placeholder="https://"
        value={url}
        onChange={(event) => setUrl(event.target.value)}
        help={t.whereMessagesAreSentHttpsAnd}
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
