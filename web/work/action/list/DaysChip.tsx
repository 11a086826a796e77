import { useState } from 'react'
import { dayOf, momentOf } from '../../../kernel/ui/dates.ts'
import { Field } from '../../../kernel/ui/Field.tsx'
import { FilterChip, type Option } from '../../../kernel/ui/FilterChip.tsx'
import { FormDialog } from '../../../kernel/ui/FormDialog.tsx'
import { spanNames } from './dateFilter.ts'
import * as t from './__generated__/messages.ts'

interface DaysChipProps {
  label: string
  /** As in the address: a span by name, or two days with dots between them. */
  value: string
  onChoose: (value: string) => void
}

const own = 'own'
const wordsOf = (value: string) =>
  value
    .split('..')
    .map((day) =>
      /^\d{4}-\d\d-\d\d$/.test(day)
        ? dayOf(`${day}T12:00`)
        : day && !Number.isNaN(Date.parse(day))
          ? momentOf(day)
          : '',
    )
    .join(' – ')

/** A condition on a day: a span that has a name, or the first and the last day. */
export function DaysChip({ label, value, onChoose }: DaysChipProps) {
  const [asks, setAsks] = useState(false)
  const named = spanNames.some(([name]) => name === value)
  const options: Option[] = [
    ...spanNames.map(([name, text]) => ({ value: name, label: text })),
    { value: own, label: value && !named ? wordsOf(value) : t.fromTo },
  ]
  return (
    <>
      <FilterChip
        label={label}
        options={options}
        chosen={value ? [named ? value : own] : []}
        onChoose={(chosen) => (chosen === own ? setAsks(true) : onChoose(chosen))}
      />
      {asks ? (
        <DaysDialog
          label={label}
          value={named ? '' : value}
          onClose={() => setAsks(false)}
          onChoose={(chosen) => {
            onChoose(chosen)
            setAsks(false)
          }}
        />
      ) : null}
    </>
  )
}

function DaysDialog({ label, value, onChoose, onClose }: DaysChipProps & { onClose: () => void }) {
  const [before = '', after = ''] = value.split('..')
  const [from, setFrom] = useState(before)
  const [to, setTo] = useState(after)
  const [problems, setProblems] = useState<{ to?: string }>({})
  const submit = () => {
    if (from && to && to < from) return setProblems({ to: t.chooseADayThatIsNot })
    onChoose(from || to ? `${from}..${to}` : '')
  }
  return (
    <FormDialog title={label} submit={t.narrowToTheseDays} onSubmit={submit} onClose={onClose} problems={problems}>
      <Field
        type="date"
        label={t.firstDay}
        help={t.leftEmptyFromTheBeginning}
        value={from}
        onChange={(event) => setFrom(event.target.value)}
        autoFocus
      />
      <Field
        type="date"
        label={t.lastDay}
        help={t.leftEmptyWithoutAnEnd}
        value={to}
        onChange={(event) => setTo(event.target.value)}
        problem={problems.to}
      />
    </FormDialog>
  )
}
