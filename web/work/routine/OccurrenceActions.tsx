import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { OccurrenceActions_occurrence$key } from '../../__generated__/OccurrenceActions_occurrence.graphql.ts'
import type { OccurrenceActions_series$key } from '../../__generated__/OccurrenceActions_series.graphql.ts'
import type { OccurrenceActionsRestoreMutation } from '../../__generated__/OccurrenceActionsRestoreMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { ActionsMenu, type MenuAction } from '../../kernel/ui/ActionsMenu.tsx'
import { OccurrenceDialog } from './OccurrenceDialog.tsx'
import { RoutineDialog } from './RoutineDialog.tsx'
import { SkipDialog } from './SkipDialog.tsx'
import { momentText } from '../../kernel/ui/times.ts'
import * as t from './__generated__/messages.ts'

const restoreMutation = graphql`
  mutation OccurrenceActionsRestoreMutation($input: RestoreOccurrenceInput!) {
    result: restoreOccurrence(input: $input) {
      ... on RestoreOccurrenceSuccess {
        occurrence {
          id
          ...OccurrenceRow_occurrence
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

interface OccurrenceActionsProps {
  occurrence: OccurrenceActions_occurrence$key
  series: OccurrenceActions_series$key
  onChanged: (id?: string) => void
}

/**
 * What can be done with one time that a routine falls due: change this one, this and what follows, or all; leave it
 * out.
 */
export function OccurrenceActions({ occurrence: key, series: of, onChanged }: OccurrenceActionsProps) {
  const occurrence = useFragment(
    graphql`
      fragment OccurrenceActions_occurrence on Occurrence {
        id
        slot
        startsAt
        state
        version
        can {
          edit {
            reason
          }
        }
        ...OccurrenceDialog_occurrence
      }
    `,
    key,
  )
  const series = useFragment(
    graphql`
      fragment OccurrenceActions_series on Series {
        timeZone
        can {
          edit {
            reason
          }
        }
        ...OccurrenceDialog_series
        ...RoutineDialog_series
      }
    `,
    of,
  )
  const [asked, setAsked] = useState<'this' | 'from' | 'all' | 'skip'>()
  const [restore] = useMutation<OccurrenceActionsRestoreMutation>(restoreMutation)
  const refused = occurrence.can.edit.reason
  const when = momentText(occurrence.startsAt, series.timeZone)
  const takeBack = () =>
    void restore({ id: occurrence.id, version: occurrence.version }).then(({ problems }) => {
      if (problems) toast('error', problems.input ?? t.itWasNotTakenBack)
      else onChanged()
    })
  const actions: MenuAction[] = [
    { label: t.changeThisOne, act: () => setAsked('this'), refused },
    { label: t.changeThisAndFollowing, act: () => setAsked('from'), refused },
    { label: t.changeAll, act: () => setAsked('all'), refused: series.can.edit.reason },
    occurrence.state === 'SKIPPED'
      ? { label: t.takeBackTheSkip, act: takeBack, refused: series.can.edit.reason }
      : { label: t.skip, act: () => setAsked('skip'), refused },
  ]
  const dialog = {
    onClose: () => setAsked(undefined),
    onDone(id?: string) {
      setAsked(undefined)
      onChanged(id)
    },
  }
  return (
    <>
      <ActionsMenu label={t.actionsFor({ when })} actions={actions} />
      {asked === 'this' ? <OccurrenceDialog occurrence={occurrence} series={series} {...dialog} /> : null}
      {asked === 'from' ? <RoutineDialog series={series} from={occurrence} {...dialog} /> : null}
      {asked === 'all' ? <RoutineDialog series={series} {...dialog} /> : null}
      {asked === 'skip' ? <SkipDialog id={occurrence.id} version={occurrence.version} when={when} {...dialog} /> : null}
    </>
  )
}
