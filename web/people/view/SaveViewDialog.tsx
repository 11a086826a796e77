import { useState } from 'react'
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { SaveViewDialogChangeMutation } from '../../__generated__/SaveViewDialogChangeMutation.graphql.ts'
import type { SaveViewDialogMutation } from '../../__generated__/SaveViewDialogMutation.graphql.ts'
import type { SaveViewDialog_view$key } from '../../__generated__/SaveViewDialog_view.graphql.ts'
import { useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShownFragment } from '../../kernel/relay/useShown.ts'
import { withParams } from '../../kernel/ui/address.ts'
import { Field, SelectField } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { SharingFields, sharingInput, type Sharing } from './SharingFields.tsx'
import * as t from './__generated__/messages.ts'

const create = graphql`
  mutation SaveViewDialogMutation($input: CreateSavedViewInput!) {
    result: createSavedView(input: $input) {
      ... on CreateSavedViewSuccess {
        view {
          id
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

const change = graphql`
  mutation SaveViewDialogChangeMutation($input: UpdateSavedViewInput!) {
    result: updateSavedView(input: $input) {
      ... on UpdateSavedViewSuccess {
        view {
          id
          name
          search
          version
          isShared
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface SaveViewDialogProps {
  screen: string
  search: string
  /** The view to change; null saves another. */
  view: SaveViewDialog_view$key | null
  onClose: (hasChanged?: boolean) => void
}

/** Names a view, says what it shows, and with whom it is shared. */
export function SaveViewDialog({ screen, search, view: key, onClose }: SaveViewDialogProps) {
  const view = useShownFragment(
    graphql`
      fragment SaveViewDialog_view on SavedView {
        id
        name
        search
        version
        organization {
          id
        }
        department {
          id
        }
        group {
          id
        }
      }
    `,
    key,
  )
  const navigate = useNavigate()
  const draft = useDraft('view', view?.id ?? `new ${screen}`, view?.version)
  const [name, setName] = useDraftState(draft, 'name', view?.name ?? '')
  const [sharing, setSharing] = useDraftState<Sharing>(draft, 'sharing', {
    organizationId: view?.organization?.id ?? '',
    departmentId: view?.department?.id,
    groupId: view?.group?.id,
  })
  const [keepsSearch, setKeepsSearch] = useDraftState(draft, 'keepsSearch', false)
  const [problems, setProblems] = useState<Problems>({})
  const [commit, isSaving] = useMutation<SaveViewDialogMutation>(create)
  const [commitChange, isChanging] = useMutation<SaveViewDialogChangeMutation>(change)

  async function submit() {
    const place = sharingInput(sharing)
    const shown = view && keepsSearch ? view.search : search
    const outcome = view
      ? await commitChange({ id: view.id, version: draft.version, name, search: shown, ...place })
      : await commit({ screen, name, search: shown, ...place })
    if (outcome.problems) return setProblems(outcome.problems)
    draft.clear()
    const saved = outcome.done.view
    const next = withParams(new URLSearchParams(shown), { ...(saved && { view: saved.id }) })
    void navigate({ search: `${next}` })
    onClose(true)
  }

  return (
    <FormDialog
      title={view ? t.changeTheView({ name: view.name }) : t.saveAsAView}
      submit={t.save}
      onSubmit={() => void submit()}
      onClose={() => onClose()}
      problems={problems}
      waiting={isSaving || isChanging}
      draft={draft}
    >
      <Field
        label={t.name}
        value={name}
        onChange={(event) => setName(event.target.value)}
        required
        autoFocus
        maxLength={120}
        problem={problems.name}
      />
      {view && view.search !== search ? (
        <SelectField
          label={t.itShows}
          value={keepsSearch ? 'before' : 'now'}
          onChange={(event) => setKeepsSearch(event.target.value === 'before')}
        >
          <option value="now">{t.whatIsShownNow}</option>
          <option value="before">{t.whatItShowedBefore}</option>
        </SelectField>
      ) : null}
      <SharingFields value={sharing} onChange={setSharing} problems={problems} />
    </FormDialog>
  )
}
