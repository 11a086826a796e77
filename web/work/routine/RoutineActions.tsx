import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { RoutineActions_series$key } from '../../__generated__/RoutineActions_series.graphql.ts'
import { ActionsMenu, type MenuAction } from '../../kernel/ui/ActionsMenu.tsx'
import { EndRoutineDialog } from './EndRoutineDialog.tsx'
import { RoutineDialog } from './RoutineDialog.tsx'
import { usePausing } from './usePausing.ts'
import * as t from './__generated__/messages.ts'

/** What can be done with a routine. */
export function RoutineActions({
  series: key,
  onChanged,
}: {
  series: RoutineActions_series$key
  onChanged: () => void
}) {
  const series = useFragment(
    graphql`
      fragment RoutineActions_series on Series {
        id
        title
        status
        version
        can {
          edit {
            reason
          }
        }
        ...RoutineDialog_series
      }
    `,
    key,
  )
  const [asked, setAsked] = useState<'change' | 'end'>()
  const pause = usePausing(onChanged)
  const { status, title, can } = series
  const refused = can.edit.reason
  const done = () => {
    setAsked(undefined)
    onChanged()
  }
  const actions: MenuAction[] = [
    { label: t.changeAll, act: () => setAsked('change'), refused },
    status === 'PAUSED'
      ? { label: t.resume, act: () => pause('resume', series), refused }
      : { label: t.pause, act: () => pause('pause', series), refused },
    { label: t.end2, act: () => setAsked('end'), refused },
  ]
  return (
    <>
      <ActionsMenu label={t.actionsFor2({ title })} actions={actions} />
      {asked === 'change' ? <RoutineDialog series={series} onClose={() => setAsked(undefined)} onDone={done} /> : null}
      {asked === 'end' ? <EndRoutineDialog {...series} onClose={() => setAsked(undefined)} onDone={done} /> : null}
    </>
  )
}
