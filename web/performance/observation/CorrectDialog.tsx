import { useState } from 'react'
import { graphql } from 'react-relay'
import type { CorrectDialog_observation$key } from '../../__generated__/CorrectDialog_observation.graphql.ts'
import type { CorrectDialogMutation } from '../../__generated__/CorrectDialogMutation.graphql.ts'
import { useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShownFragment } from '../../kernel/relay/useShown.ts'
import { instantOf, placeOf, wallIn } from '../../kernel/ui/wallTimes.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { Field, TextArea } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { typed } from './numbers.ts'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation CorrectDialogMutation($input: CorrectObservationInput!) {
    result: correctObservation(input: $input) {
      ... on CorrectObservationSuccess {
        observation {
          ...ObservationRow_observation
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface CorrectDialogProps {
  observation: CorrectDialog_observation$key
  onClose: () => void
  onDone: () => void
}

/** Another time or other numbers for an observation; what it said before stays in its history. */
export function CorrectDialog({ observation: key, onClose, onDone }: CorrectDialogProps) {
  const { id, version, at, values, organization } = useShownFragment(
    graphql`
      fragment CorrectDialog_observation on Observation {
        id
        version
        at
        values {
          name
          unit
          value
        }
        organization {
          timeZone
        }
      }
    `,
    key,
  )
  const zone = organization.timeZone
  const before = wallIn(at, zone)
  const [correct, waiting] = useMutation<CorrectDialogMutation>(mutation)
  const [problems, setProblems] = useState<Problems>({})
  const draft = useDraft('correction', id, version)
  const [when, setWhen] = useDraftState(draft, 'when', before)
  const [numbers, setNumbers] = useDraftState(draft, 'numbers', () =>
    Object.fromEntries(values.map(({ name, value }) => [name, value == null ? '' : String(value)])),
  )
  const [reason, setReason] = useDraftState(draft, 'reason', '')
  async function submit() {
    const given = values.map(({ name }) => ({ name, value: typed(numbers[name] ?? '') }))
    const odd = given.filter(({ value }) => Number.isNaN(value))
    if (odd.length) return setProblems(Object.fromEntries(odd.map(({ name }) => [`values.${name}`, t.writeANumber])))
    if (!when) return setProblems({ at: t.chooseADayAndATime })
    const { problems: failed } = await correct({
      id,
      version: draft.version,
      at: when === before ? null : instantOf(when, zone),
      values: given,
      reason,
    })
    if (failed) return setProblems(failed)
    draft.clear()
    toast('success', t.theObservationIsCorrected)
    onDone()
  }
  return (
    <FormDialog
      title={t.correctTheObservation}
      submit={t.correct}
      problems={{ ...problems, input: problems.input ?? problems.values }}
      waiting={waiting}
      draft={draft}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {values.map(({ name, unit }, i) => (
        <Field
          key={name}
          label={`${name}, ${unit}`}
          inputMode="decimal"
          autoFocus={i === 0}
          value={numbers[name] ?? ''}
          problem={problems[`values.${name}`]}
          onChange={({ target }) => setNumbers((others) => ({ ...others, [name]: target.value }))}
        />
      ))}
      <Field
        label={t.observedByTheClockOf({ placeOf: placeOf(zone) })}
        type="datetime-local"
        value={when}
        problem={problems.at}
        onChange={({ target }) => setWhen(target.value)}
      />
      <TextArea
        label={t.reason}
        maxLength={500}
        value={reason}
        problem={problems.reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  )
}
