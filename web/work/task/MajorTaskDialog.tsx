import { useState } from 'react'
import { graphql } from 'react-relay'
import type { MajorTaskDialog_majorTask$key } from '../../__generated__/MajorTaskDialog_majorTask.graphql.ts'
import type { MajorTaskDialogCreateMutation } from '../../__generated__/MajorTaskDialogCreateMutation.graphql.ts'
import type { MajorTaskDialogUpdateMutation } from '../../__generated__/MajorTaskDialogUpdateMutation.graphql.ts'
import { newIn, useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShownFragment } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { NameFields } from '../../kernel/ui/NameFields.tsx'
import { placeInput } from './place.ts'
import { PlaceFields } from './PlaceFields.tsx'
import * as t from './__generated__/messages.ts'

const createMutation = graphql`
  mutation MajorTaskDialogCreateMutation($input: CreateMajorTaskInput!) {
    result: createMajorTask(input: $input) {
      ... on CreateMajorTaskSuccess {
        majorTask {
          id
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

const updateMutation = graphql`
  mutation MajorTaskDialogUpdateMutation($input: UpdateMajorTaskInput!) {
    result: updateMajorTask(input: $input) {
      ... on UpdateMajorTaskSuccess {
        majorTask {
          ...MajorTaskDialog_majorTask
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface MajorTaskDialogProps {
  /** The major task to change; null for a new one. */
  majorTask: MajorTaskDialog_majorTask$key | null
  onClose: () => void
  onDone: () => void
}

/** What a major task is called, what belongs to it, and of a new one who keeps it. */
export function MajorTaskDialog({ majorTask: key, onClose, onDone }: MajorTaskDialogProps) {
  const majorTask = useShownFragment(
    graphql`
      fragment MajorTaskDialog_majorTask on MajorTask {
        id
        version
        name
        description
      }
    `,
    key,
  )
  const [create, creating] = useMutation<MajorTaskDialogCreateMutation>(createMutation)
  const [update, updating] = useMutation<MajorTaskDialogUpdateMutation>(updateMutation)
  const [problems, setProblems] = useState<Problems>({})
  const draft = useDraft('majorTask', majorTask?.id ?? newIn(null), majorTask?.version)
  const [texts, setTexts] = useDraftState(draft, 'texts', {
    name: majorTask?.name ?? '',
    description: majorTask?.description ?? '',
  })
  const [place, setPlace] = useDraftState(draft, 'place', { organizationId: '', within: '' })
  async function submit() {
    const { problems: failed } = majorTask
      ? await update({ id: majorTask.id, version: draft.version, ...texts })
      : await create({ ...placeInput(place), ...texts })
    if (failed) return setProblems(failed)
    draft.clear()
    toast('success', (majorTask ? t.saved : t.added)({ title: texts.name.trim() }))
    onDone()
  }
  return (
    <FormDialog
      title={majorTask ? t.edit({ name: majorTask.name }) : t.addAMajorTask}
      submit={majorTask ? t.save : t.add}
      onSubmit={() => void submit()}
      onClose={onClose}
      problems={problems}
      waiting={creating || updating}
      draft={draft}
    >
      <NameFields value={texts} onChange={setTexts} about={t.whatBelongsToIt} most={2000} problems={problems} />
      {majorTask ? null : <PlaceFields label={t.keptBy} value={place} onChange={setPlace} problems={problems} />}
    </FormDialog>
  )
}
