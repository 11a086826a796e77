import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { TargetDialogMutation } from '../../__generated__/TargetDialogMutation.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShown } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { Field, SelectField } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { rules, toRespond, type ClockKind, type TargetRule } from './kinds.ts'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation TargetDialogMutation($input: SavePriorityTargetInput!) {
    result: savePriorityTarget(input: $input) {
      ... on SavePriorityTargetSuccess {
        organization {
          ...TargetsSection_organization
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface TargetDialogProps {
  organizationId: string
  target: { priorityId: string; name: string; kind: string; rule?: string | null; amount: number; version: number }
  onClose: () => void
}

/** Asks how soon the records of a priority are to be responded to, or done. */
export function TargetDialog({ organizationId, target: opened, onClose }: TargetDialogProps) {
  const target = useShown(opened)
  const { priorityId, name, kind, version } = target
  const [rule, setRule] = useState(target.rule ?? '')
  const [amount, setAmount] = useState(target.amount ? String(target.amount) : '')
  const [problems, setProblems] = useState<Problems>({})
  const [save, isInFlight] = useMutation<TargetDialogMutation>(mutation)
  const offered = rules.filter(({ doneOnly }) => !doneOnly || !toRespond(kind))
  const unit = offered.find((one) => one.rule === rule)?.unit
  const submit = async () => {
    const measured = unit ? Number(amount) : null
    if (measured !== null && !Number.isInteger(measured)) return setProblems({ amount: t.writeAWholeNumber })
    const input = {
      organizationId,
      priorityId,
      clock: kind as ClockKind,
      rule: (rule || null) as TargetRule | null,
      amount: measured,
      version,
    }
    const outcome = await save(input)
    if (outcome.problems) return setProblems(outcome.problems)
    toast('success', t.targetOfSaved({ name }))
    onClose()
  }
  return (
    <FormDialog
      title={toRespond(kind) ? t.respondedToWithin({ name }) : t.doneWithin({ name })}
      submit={t.saveTarget}
      problems={problems}
      waiting={isInFlight}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <SelectField
        label={t.measuredIn}
        autoFocus
        value={rule}
        problem={problems.rule}
        onChange={(event) => setRule(event.target.value)}
      >
        {offered.map(({ rule: one, label }) => (
          <option key={one} value={one}>
            {label}
          </option>
        ))}
      </SelectField>
      {unit ? (
        <Field
          label={unit}
          required
          inputMode="numeric"
          value={amount}
          problem={problems.amount}
          onChange={(event) => setAmount(event.target.value)}
        />
      ) : null}
      <Typography variant="body2" color="textSecondary">
        {t.itHoldsHereAndInAll}
      </Typography>
    </FormDialog>
  )
}
