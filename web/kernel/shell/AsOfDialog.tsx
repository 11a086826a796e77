import { useState } from 'react'
import { Field } from '../ui/Field.tsx'
import { FormDialog } from '../ui/FormDialog.tsx'
import { zoneHere } from '../ui/times.ts'
import { instantOf, wallIn } from '../ui/wallTimes.ts'
import { asOfText, problemOf } from './asOf.ts'
import * as t from './__generated__/messages.ts'

interface AsOfDialogProps {
  value: string | undefined
  onChoose: (asOf: string) => void
  onClose: () => void
}

/** Asks for an instant of the last year, by the clock of whoever looks. */
export function AsOfDialog({ value, onChoose, onClose }: AsOfDialogProps) {
  const zone = zoneHere()
  const [wall, setWall] = useState(value ? wallIn(value, zone) : '')
  const [problems, setProblems] = useState<{ at?: string }>({})
  function submit() {
    if (!wall) return setProblems({ at: t.enterADateAndATime })
    const time = Date.parse(instantOf(wall, zone))
    const problem = problemOf(time)
    if (problem) setProblems({ at: problem })
    else onChoose(asOfText(time))
  }
  return (
    <FormDialog title={t.asOf2} submit={t.show} onSubmit={submit} onClose={onClose} problems={problems}>
      <Field
        type="datetime-local"
        label={t.dateAndTime2}
        help={t.withinTheLastYearTimeZone({ zone })}
        value={wall}
        onChange={(event) => setWall(event.target.value)}
        problem={problems.at}
        required
        autoFocus
      />
    </FormDialog>
  )
}
