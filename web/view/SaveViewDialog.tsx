import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { SaveViewDialogChangeMutation } from '../__generated__/SaveViewDialogChangeMutation.graphql.ts'
import type { SaveViewDialogMutation } from '../__generated__/SaveViewDialogMutation.graphql.ts'
import type { SaveViewDialogPlacesQuery } from '../__generated__/SaveViewDialogPlacesQuery.graphql.ts'
import type { SaveViewDialog_view$key } from '../__generated__/SaveViewDialog_view.graphql.ts'
import { useLookUp } from '../relay/useLookUp.ts'
import { useMutation, type Problems } from '../relay/useMutation.ts'
import { useViewer } from '../shell/viewer.ts'
import { Field, SelectField } from '../ui/Field.tsx'
import { FormDialog } from '../ui/FormDialog.tsx'

const create = graphql`
  mutation SaveViewDialogMutation($input: CreateSavedViewInput!) {
    result: createSavedView(input: $input) {
      ... on CreateSavedViewSuccess {
        view {
          id
        }
      }
      ... on Error @alias(as: "error") {
        message
      }
      ... on ValidationError @alias(as: "validation") {
        fields {
          path
          message
        }
      }
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
      ... on Error @alias(as: "error") {
        message
      }
      ... on ValidationError @alias(as: "validation") {
        fields {
          path
          message
        }
      }
      ... on ConflictError @alias(as: "conflict") {
        differences {
          field
          yours
          current
        }
      }
    }
  }
`

const places = graphql`
  query SaveViewDialogPlacesQuery {
    organizations {
      id
      name
    }
    departments {
      id
      name
      groups {
        id
        name
      }
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
  const view = useFragment(
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
  const mayShare = useViewer()?.capabilities.includes('views.share') ?? false
  const { data, failure } = useLookUp<SaveViewDialogPlacesQuery>(places, mayShare ? {} : null, 0)
  const [name, setName] = useState(view?.name ?? '')
  const [organizationId, setOrganizationId] = useState(view?.organization?.id ?? '')
  const [spot, setSpot] = useState(view?.group?.id ?? view?.department?.id ?? '')
  const [keepsSearch, setKeepsSearch] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const [commit, isSaving] = useMutation<SaveViewDialogMutation>(create)
  const [commitChange, isChanging] = useMutation<SaveViewDialogChangeMutation>(change)

  async function submit() {
    const isGroup = data?.departments.some(({ groups }) => groups.some(({ id }) => id === spot)) ?? Boolean(view?.group)
    const narrowed = spot ? (isGroup ? { groupId: spot } : { departmentId: spot }) : {}
    const place = organizationId ? { organizationId, ...narrowed } : { organizationId: null }
    const shown = view && keepsSearch ? view.search : search
    const outcome = view
      ? await commitChange({ id: view.id, version: view.version, name, search: shown, ...place })
      : await commit({ screen, name, search: shown, ...place })
    if (outcome.problems) return setProblems(outcome.problems)
    const saved = outcome.done.view
    const next = new URLSearchParams(shown)
    if (saved) next.set('view', saved.id)
    void navigate({ search: `${next}` })
    onClose(true)
  }

  return (
    <FormDialog
      title={view ? `Change the view ${view.name}` : 'Save as a view'}
      submit="Save"
      onSubmit={() => void submit()}
      onClose={() => onClose()}
      problems={problems}
      waiting={isSaving || isChanging}
    >
      <Field label="Name" value={name} onChange={(event) => setName(event.target.value)} required autoFocus maxLength={120} problem={problems.name} />
      {view && view.search !== search ? (
        <SelectField label="It shows" value={keepsSearch ? 'before' : 'now'} onChange={(event) => setKeepsSearch(event.target.value === 'before')}>
          <option value="now">What is shown now</option>
          <option value="before">What it showed before</option>
        </SelectField>
      ) : null}
      {mayShare ? (
        <>
          <SelectField label="Shared with" value={organizationId} onChange={(event) => setOrganizationId(event.target.value)} problem={problems.organizationId ?? failure}>
            <option value="">Nobody: it is your own</option>
            {data?.organizations.map(({ id, name: text }) => (
              <option key={id} value={id}>
                {text} and all below
              </option>
            ))}
          </SelectField>
          {organizationId ? (
            <SelectField label="Of these" value={spot} onChange={(event) => setSpot(event.target.value)} problem={problems.groupId ?? problems.departmentId}>
              <option value="">Everybody there</option>
              {data?.departments.map(({ id, name: text, groups }) => (
                <optgroup key={id} label={text}>
                  <option value={id}>All of {text}</option>
                  {groups.map((group) => (
                    <option key={group.id} value={group.id}>
                      {group.name}
                    </option>
                  ))}
                </optgroup>
              ))}
            </SelectField>
          ) : null}
        </>
      ) : null}
    </FormDialog>
  )
}
