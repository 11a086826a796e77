import { useState } from 'react'
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { SopDialogCreateMutation } from '../../__generated__/SopDialogCreateMutation.graphql.ts'
import type { SopDialogUpdateMutation } from '../../__generated__/SopDialogUpdateMutation.graphql.ts'
import { OrganizationSelect } from '../../organization/organization/OrganizationSelect.tsx'
import { newIn, useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShown } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { NameFields } from '../../kernel/ui/NameFields.tsx'
import * as t from './__generated__/messages.ts'

const createMutation = graphql`
  mutation SopDialogCreateMutation($input: CreateSopInput!) {
    result: createSop(input: $input) {
      ... on CreateSopSuccess {
        sop {
          id
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

const updateMutation = graphql`
  mutation SopDialogUpdateMutation($input: UpdateSopInput!) {
    result: updateSop(input: $input) {
      ... on UpdateSopSuccess {
        sop {
          id
          name
          description
          version
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface SopDialogProps {
  /** The one that is changed; none for a new one. */
  sop?: { readonly id: string; readonly name: string; readonly description: string; readonly version: number }
  onClose: () => void
}

/** Asks what an SOP is called and about; a new one is then written on its page. */
export function SopDialog({ sop: opened, onClose }: SopDialogProps) {
  const sop = useShown(opened)
  const draft = useDraft('sop', sop?.id ?? newIn(null), sop?.version)
  const [organizationId, setOrganizationId] = useDraftState(draft, 'organizationId', '')
  const [texts, setTexts] = useDraftState(draft, 'texts', {
    name: sop?.name ?? '',
    description: sop?.description ?? '',
  })
  const [problems, setProblems] = useState<Problems>({})
  const [create, isCreating] = useMutation<SopDialogCreateMutation>(createMutation)
  const [update, isUpdating] = useMutation<SopDialogUpdateMutation>(updateMutation)
  const navigate = useNavigate()
  const submit = async () => {
    if (sop) {
      const { problems: wrong } = await update({ id: sop.id, version: draft.version, ...texts })
      if (wrong) return setProblems(wrong)
      draft.clear()
      toast('success', t.saved({ trim: texts.name.trim() }))
      return onClose()
    }
    const { done, problems: wrong } = await create({ organizationId, ...texts })
    if (wrong) return setProblems(wrong)
    draft.clear()
    onClose()
    void navigate(`/tasks/sop/${done.sop?.id}`)
  }
  return (
    <FormDialog
      title={sop ? t.edit({ name: sop.name }) : t.newSop}
      submit={sop ? t.save : t.addAndWriteIt}
      width="sm"
      problems={problems}
      waiting={isCreating || isUpdating}
      draft={draft}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {sop ? null : (
        <OrganizationSelect
          label={t.keptBy}
          to="addTasks"
          value={organizationId}
          problem={problems.organizationId}
          onChange={setOrganizationId}
        />
      )}
      <NameFields value={texts} onChange={setTexts} about={t.whatItIsAbout} most={2000} problems={problems} />
    </FormDialog>
  )
}
