import { useState } from 'react'
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { DuplicateMetricDialogMutation } from '../../__generated__/DuplicateMetricDialogMutation.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useSelectedOrganization } from '../../kernel/shell/selectedOrganization.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { metricAddress } from './addresses.ts'

const mutation = graphql`
  mutation DuplicateMetricDialogMutation($input: DuplicateMetricInput!) {
    result: duplicateMetric(input: $input) {
      ... on DuplicateMetricSuccess {
        metric {
          id
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

/** Asks what the copy is called, and leads to it. */
export function DuplicateMetricDialog({
  id,
  name: original,
  onClose,
}: {
  id: string
  name: string
  onClose: () => void
}) {
  const [name, setName] = useState(`${original}, copy`)
  const [problems, setProblems] = useState<Problems>({})
  const [duplicate, isInFlight] = useMutation<DuplicateMetricDialogMutation>(mutation)
  const organization = useSelectedOrganization()
  const navigate = useNavigate()
  const submit = async () => {
    const { done, problems: wrong } = await duplicate({ id, name, organizationId: organization?.id })
    if (wrong) return setProblems(wrong)
    onClose()
    void navigate(metricAddress(done.metric!.id))
  }
  return (
    <FormDialog
      title={`Duplicate ${original}`}
      submit="Duplicate"
      problems={problems}
      waiting={isInFlight}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field
        label="Name"
        help={`The copy stands in ${organization?.name ?? 'your organization'}, and has no observations.`}
        required
        autoFocus
        maxLength={200}
        value={name}
        problem={problems.name}
        onChange={(event) => setName(event.target.value)}
      />
    </FormDialog>
  )
}
