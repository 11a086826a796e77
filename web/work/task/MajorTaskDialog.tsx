import { useState } from 'react'
import { graphql } from 'react-relay'
import type { MajorTaskDialog_majorTask$key } from '../../__generated__/MajorTaskDialog_majorTask.graphql.ts'
import type { MajorTaskDialogCreateMutation } from '../../__generated__/MajorTaskDialogCreateMutation.graphql.ts'
import type { MajorTaskDialogUpdateMutation } from '../../__generated__/MajorTaskDialogUpdateMutation.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShownFragment } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { Field, TextArea } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { placeInput } from './place.ts'
import { PlaceFields } from './PlaceFields.tsx'

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
  const [name, setName] = useState(majorTask?.name ?? '')
  const [description, setDescription] = useState(majorTask?.description ?? '')
  const [place, setPlace] = useState({ organizationId: '', within: '' })
  async function submit() {
    const texts = { name, description }
    const { problems: failed } = majorTask
      ? await update({ id: majorTask.id, version: majorTask.version, ...texts })
      : await create({ ...placeInput(place), ...texts })
    if (failed) return setProblems(failed)
    toast('success', `${name.trim()} ${majorTask ? 'saved' : 'added'}`)
    onDone()
  }
  return (
    <FormDialog
      title={majorTask ? `Edit ${majorTask.name}` : 'Add a major task'}
      submit={majorTask ? 'Save' : 'Add'}
      onSubmit={() => void submit()}
      onClose={onClose}
      problems={problems}
      waiting={creating || updating}
    >
      <Field
        label="Name"
        required
        autoFocus
        value={name}
        maxLength={120}
        onChange={(event) => setName(event.target.value)}
        problem={problems.name}
      />
      <TextArea
        label="What belongs to it"
        value={description}
        maxLength={2000}
        onChange={(event) => setDescription(event.target.value)}
        problem={problems.description}
      />
      {majorTask ? null : <PlaceFields label="Kept by" value={place} onChange={setPlace} problems={problems} />}
    </FormDialog>
  )
}
