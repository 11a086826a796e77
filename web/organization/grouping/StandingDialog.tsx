import { useState } from 'react'
import { graphql } from 'react-relay'
import type { StandingDialogMutation } from '../../__generated__/StandingDialogMutation.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { SelectField } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { inOrder, pathOf, type GroupingShape, type Type } from './hierarchy.ts'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation StandingDialogMutation($input: SetOrganizationGroupingInput!) {
    result: setOrganizationGrouping(input: $input) {
      ... on SetOrganizationGroupingSuccess {
        organization {
          id
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface StandingDialogProps {
  organizationId: string
  name: string
  type: Type
  groupings: readonly GroupingShape[]
  groupingId: string | null
  onClose: () => void
  onDone: () => void
}

/** Asks in which grouping of a hierarchy the organization stands. */
export function StandingDialog({
  organizationId,
  name,
  type,
  groupings,
  groupingId,
  onClose,
  onDone,
}: StandingDialogProps) {
  const [chosen, setChosen] = useState(groupingId ?? '')
  const [problems, setProblems] = useState<Problems>({})
  const [set, isInFlight] = useMutation<StandingDialogMutation>(mutation)
  const submit = async () => {
    const outcome = await set({ organizationId, typeId: type.id, groupingId: chosen || null })
    if (outcome.problems) return setProblems(outcome.problems)
    toast(
      'success',
      chosen
        ? t.standsIn({ name, pathOf: pathOf(groupings, chosen) })
        : t.standsInNoGrouping({ name, name2: type.name }),
    )
    onDone()
  }
  return (
    <FormDialog
      title={t.whereStands({ name: type.name, name2: name })}
      submit={t.save}
      width="sm"
      problems={problems}
      waiting={isInFlight}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <SelectField
        label={t.grouping}
        autoFocus
        value={chosen}
        problem={problems.groupingId}
        onChange={(event) => setChosen(event.target.value)}
      >
        <option value="">{t.inNone}</option>
        {inOrder(groupings).map(({ id }) => (
          <option key={id} value={id}>
            {pathOf(groupings, id)}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  )
}
