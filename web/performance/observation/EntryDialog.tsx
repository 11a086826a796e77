import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { EntryDialog_metric$key } from '../../__generated__/EntryDialog_metric.graphql.ts'
import type { EntryDialogMutation } from '../../__generated__/EntryDialogMutation.graphql.ts'
import type { EntryDialogZoneQuery } from '../../__generated__/EntryDialogZoneQuery.graphql.ts'
import { OrganizationPicker } from '../../organization/organization/OrganizationPicker.tsx'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { newIn, useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { instantOf, placeOf, wallIn } from '../../kernel/ui/wallTimes.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import type { Choice } from '../../kernel/ui/SearchPicker.tsx'
import { LiveValue } from './LiveValue.tsx'
import { typed } from './numbers.ts'
import { PlaceWithin, type Within } from './PlaceWithin.tsx'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation EntryDialogMutation($input: RecordObservationsInput!) {
    result: recordObservations(input: $input) {
      ... on RecordObservationsSuccess {
        added
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

const zoneQuery = graphql`
  query EntryDialogZoneQuery($organization: ID!) {
    node(id: $organization) {
      ... on Organization {
        timeZone
      }
    }
  }
`

interface EntryDialogProps {
  metric: EntryDialog_metric$key
  /** Whose it is at first. */
  organization: { readonly id: string; readonly name: string; readonly timeZone: string } | null
  onClose: () => void
  onDone: () => void
}

const prefix = 'rows.0.'

/** One observation as fields: of what, when, its numbers, and what they come to. */
export function EntryDialog({ metric: key, organization: first, onClose, onDone }: EntryDialogProps) {
  const metric = useFragment(
    graphql`
      fragment EntryDialog_metric on Metric {
        id
        name
        unit
        requiredDataPoints {
          name
          unit
        }
      }
    `,
    key,
  )
  const [record, waiting] = useMutation<EntryDialogMutation>(mutation)
  const [problems, setProblems] = useState<Problems>({})
  const draft = useDraft('observation', newIn(metric.id))
  const [organization, setOrganization] = useDraftState<Choice | null>(draft, 'organization', first)
  const [within, setWithin] = useDraftState<Within | null>(draft, 'within', null)
  const [opened] = useState(() => new Date().toISOString())
  const [when, setWhen] = useDraftState<string | null>(draft, 'when', null)
  const [numbers, setNumbers] = useDraftState<Record<string, string>>(draft, 'numbers', {})
  // Whose it is at first brings its zone along, so that whoever types at once is not kept waiting.
  const other = organization && organization.id !== first?.id ? { organization: organization.id } : null
  const found = useLookUp<EntryDialogZoneQuery>(zoneQuery, other, 0).data?.node?.timeZone
  const zone = other ? found : organization ? first?.timeZone : undefined
  // Now, by the clock of the organization, until somebody says otherwise.
  const wall = when ?? (zone ? wallIn(opened, zone) : '')
  const values = metric.requiredDataPoints.map(({ name }) => ({ name, value: typed(numbers[name] ?? '') }))
  async function submit() {
    const odd = values.filter(({ value }) => Number.isNaN(value))
    if (odd.length) return setProblems(Object.fromEntries(odd.map(({ name }) => [`values.${name}`, t.writeANumber])))
    if (!organization) return setProblems({ organizationId: t.chooseAnOrganization })
    if (!wall || !zone) return setProblems({ at: t.chooseADayAndATime })
    const row = {
      organizationId: organization.id,
      at: instantOf(wall, zone),
      values,
      ...(within && { [within.field]: within.id }),
    }
    const { problems: failed } = await record({ metricId: metric.id, rows: [row] })
    if (failed)
      return setProblems(
        Object.fromEntries(
          Object.entries(failed).map(([path, message]) => [
            path.startsWith(prefix) ? path.slice(prefix.length) : path,
            message,
          ]),
        ),
      )
    draft.clear()
    toast('success', t.enteredFor({ name: metric.name }))
    onDone()
  }
  return (
    <FormDialog
      title={t.enterData({ name: metric.name })}
      submit={t.enter}
      problems={{ ...problems, input: problems.input ?? problems.values }}
      waiting={waiting}
      draft={draft}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <OrganizationPicker
        label={t.organization}
        required
        autoFocus={!first}
        value={organization}
        problem={problems.organizationId}
        onChange={(chosen) => {
          setOrganization(chosen)
          setWithin(null)
        }}
      />
      <PlaceWithin
        organizationId={organization?.id}
        value={within}
        onChange={setWithin}
        problem={within ? problems[within.field] : undefined}
      />
      <Field
        label={zone ? t.observedByTheClockOf({ placeOf: placeOf(zone) }) : t.observed}
        type="datetime-local"
        required
        value={wall}
        problem={problems.at}
        onChange={({ target }) => setWhen(target.value)}
      />
      {metric.requiredDataPoints.map(({ name, unit }, i) => (
        <Field
          key={name}
          label={`${name}, ${unit}`}
          inputMode="decimal"
          autoFocus={Boolean(first) && i === 0}
          value={numbers[name] ?? ''}
          problem={problems[`values.${name}`]}
          onChange={({ target }) => setNumbers((others) => ({ ...others, [name]: target.value }))}
        />
      ))}
      <LiveValue metricId={metric.id} unit={metric.unit} values={values} />
    </FormDialog>
  )
}
