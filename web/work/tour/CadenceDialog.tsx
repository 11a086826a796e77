import { entryNumber } from '../../kernel/relay/entryId.ts'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { CadenceDialog_tour$key } from '../../__generated__/CadenceDialog_tour.graphql.ts'
import type { CadenceDialogMutation } from '../../__generated__/CadenceDialogMutation.graphql.ts'
import { newIn, useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { useViewer } from '../../kernel/shell/viewer.ts'
import { Field, SelectField } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { wallTime } from './tourTimes.ts'
import * as t from './__generated__/messages.ts'

const presets = [
  ['DAILY', t.daily],
  ['WEEKLY', t.weekly],
  ['MONTHLY', t.monthly],
  ['QTRLY', t.qtrly],
] as const

/** Usual rhythms that are no preset of the graph. */
const rules = [
  ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', t.everyWeekday],
  ['FREQ=MONTHLY;BYDAY=1MO', t.firstMondayOfTheMonth],
] as const

/** Asks how often a tour falls due. */
export function CadenceDialog({ tour: key, onClose }: { tour: CadenceDialog_tour$key; onClose: () => void }) {
  const { id, name, actionClass, organization } = useFragment(
    graphql`
      fragment CadenceDialog_tour on Tour {
        id
        name
        actionClass {
          id
        }
        organization {
          timeZone
        }
      }
    `,
    key,
  )
  const { timeZone } = organization
  const viewer = useViewer()
  const draft = useDraft('cadence', newIn(id))
  const [rhythm, setRhythm] = useDraftState<string>(
    draft,
    'rhythm',
    presets[entryNumber(actionClass.id) - 1]?.[0] ?? 'DAILY',
  )
  const [rule, setRule] = useDraftState(draft, 'rule', '')
  const [start, setStart] = useDraftState(
    draft,
    'start',
    () => `${wallTime(new Date(Date.now() + 86_400_000), timeZone).slice(0, 10)}T06:00`,
  )
  const [isMine, setMine] = useDraftState(draft, 'isMine', true)
  const [problems, setProblems] = useState<Problems>({})
  const [set, waiting] = useMutation<CadenceDialogMutation>(graphql`
    mutation CadenceDialogMutation($input: SetTourCadenceInput!) {
      result: setTourCadence(input: $input) {
        ... on SetTourCadenceSuccess {
          tour {
            ...CadenceSection_tour
          }
        }
        ...refusal_form @alias(as: "form")
      }
    }
  `)
  const submit = async () => {
    const preset = presets.find(([one]) => one === rhythm)?.[0]
    const { problems: failed } = await set({
      id,
      recurrence: preset ? { preset } : { rule: rhythm || rule },
      startsOn: start,
      assigneeIds: isMine && viewer ? [viewer.id] : [],
    })
    if (failed) return setProblems(failed)
    draft.clear()
    toast('success', t.fallsDueByItselfFromNow({ name }))
    onClose()
  }
  return (
    <FormDialog
      title={t.cadenceOf({ name })}
      submit={t.set}
      problems={problems}
      waiting={waiting}
      draft={draft}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <SelectField label={t.howOften} autoFocus value={rhythm} onChange={(event) => setRhythm(event.target.value)}>
        {presets.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        {rules.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        <option value="">{t.byARuleOfItsOwn}</option>
      </SelectField>
      {rhythm ? null : (
        <Field
          label={t.rule}
          value={rule}
          problem={problems['recurrence.rule']}
          help={t.asARule}
          onChange={(event) => setRule(event.target.value)}
        />
      )}
      <Field
        label={t.from}
        type="datetime-local"
        required
        value={start}
        problem={problems.startsOn}
        help={t.byTheClockOf({ timeZone })}
        onChange={(event) => setStart(event.target.value)}
      />
      <label style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
        <input type="checkbox" checked={isMine} onChange={(event) => setMine(event.target.checked)} />
        {t.iWalkIt}
      </label>
    </FormDialog>
  )
}
