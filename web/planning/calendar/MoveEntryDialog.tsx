import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { Problems } from '../../kernel/relay/useMutation.ts'
import { instantOf, wallIn } from '../../kernel/ui/wallTimes.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { timesOf, type Entry, type Times } from './entries.ts'
import * as t from './__generated__/messages.ts'

interface MoveEntryDialogProps {
  entry: Entry
  zone: string
  move: (entry: Entry, times: Times) => Promise<Problems | undefined>
  onClose: () => void
  onDone: () => void
}

/** Asks for the times of an entry by the clock of the calendar; moving the start takes the end along. */
export function MoveEntryDialog({ entry, zone, move, onClose, onDone }: MoveEntryDialogProps) {
  const before = timesOf(entry)
  const wall = (at: string | null) => (at ? wallIn(at, zone) : '')
  const [start, setStart] = useState(wall(before.start))
  const [end, setEnd] = useState(wall(before.end))
  const [problems, setProblems] = useState<Problems>({})
  const [waiting, setWaiting] = useState(false)
  const instant = (text: string) => (text ? instantOf(text, zone) : null)

  function changeStart(next: string) {
    setStart(next)
    // Its length stays, as when it is dragged.
    if (next && start && end)
      setEnd(
        wallIn(
          new Date(
            Date.parse(instantOf(next, zone)) + Date.parse(instantOf(end, zone)) - Date.parse(instantOf(start, zone)),
          ).toISOString(),
          zone,
        ),
      )
  }

  async function submit() {
    if (!start && !end) return setProblems({ scheduledEnd: t.chooseWhenItBeginsOrIs })
    setWaiting(true)
    const failed = await move(entry, { start: instant(start), end: instant(end) })
    setWaiting(false)
    if (failed) return setProblems(failed)
    onDone()
    onClose()
  }

  return (
    <FormDialog
      title={t.moveTo}
      submit={t.move}
      problems={problems}
      waiting={waiting}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Typography color="textSecondary">{entry.title}</Typography>
      <Field
        label={t.begins}
        type="datetime-local"
        autoFocus
        value={start}
        onChange={(event) => changeStart(event.target.value)}
        problem={problems.scheduledStart}
        help={t.byTheClockOf({ zone })}
      />
      <Field
        label={t.ends}
        type="datetime-local"
        value={end}
        onChange={(event) => setEnd(event.target.value)}
        problem={problems.scheduledEnd}
        help={t.whenItIsDue}
      />
    </FormDialog>
  )
}
