import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { RoutineActions_series$key } from '../../__generated__/RoutineActions_series.graphql.ts'
import { ActionsMenu, type MenuAction } from '../../kernel/ui/ActionsMenu.tsx'
import { EndRoutineDialog } from './EndRoutineDialog.tsx'
import { RoutineDialog } from './RoutineDialog.tsx'
import { usePausing } from './usePausing.ts'

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
    { label: 'Change all…', act: () => setAsked('change'), refused },
    status === 'PAUSED'
      ? { label: 'Resume', act: () => pause('resume', series), refused }
      : { label: 'Pause', act: () => pause('pause', series), refused },
    { label: 'End…', act: () => setAsked('end'), refused },
  ]
  return (
    <>
      <ActionsMenu label={`Actions for ${title}`} actions={actions} />
      {asked === 'change' ? <RoutineDialog series={series} onClose={() => setAsked(undefined)} onDone={done} /> : null}
      {asked === 'end' ? <EndRoutineDialog {...series} onClose={() => setAsked(undefined)} onDone={done} /> : null}
    </>
  )
}
