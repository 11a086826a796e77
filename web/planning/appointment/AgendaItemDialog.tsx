import { useState } from 'react'
import type { Problems } from '../../kernel/relay/useMutation.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import * as t from './__generated__/messages.ts'

export interface AgendaText {
  text: string
  minutes: number | null
}

interface AgendaItemDialogProps {
  /** One to change; a new one where it is left out. */
  item?: AgendaText
  waiting: boolean
  onClose: () => void
  onSubmit: (item: AgendaText) => Promise<Problems | undefined>
}

/** Asks what is talked about, and how long. */
export function AgendaItemDialog({ item, waiting, onClose, onSubmit }: AgendaItemDialogProps) {
  const [text, setText] = useState(item?.text ?? '')
  const [minutes, setMinutes] = useState(item?.minutes ? String(item.minutes) : '')
  const [problems, setProblems] = useState<Problems>({})
  async function submit() {
    if (!text.trim()) return setProblems({ text: t.thisIsNeeded })
    if (minutes.trim() && !/^\d{1,4}$/.test(minutes.trim())) return setProblems({ minutes: t.writeWholeMinutesLike20 })
    const found = await onSubmit({ text, minutes: minutes.trim() ? Number(minutes) : null })
    if (found) setProblems(found)
  }
  return (
    <FormDialog
      title={item ? t.changeTheAgenda : t.addToTheAgenda}
      submit={item ? t.save : t.add}
      problems={problems}
      waiting={waiting}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field
        label={t.whatIsTalkedAbout}
        required
        autoFocus
        maxLength={300}
        value={text}
        onChange={(event) => setText(event.target.value)}
        problem={problems.text}
      />
      <Field
        label={t.minutes}
        inputMode="numeric"
        value={minutes}
        onChange={(event) => setMinutes(event.target.value)}
        problem={problems.minutes}
        help={t.leaveEmptyWhereItTakesWhat}
      />
    </FormDialog>
  )
}
