import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useCallback, useEffect, useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Stopwatch_study$key } from '../../__generated__/Stopwatch_study.graphql.ts'
import type { StopwatchAddMutation } from '../../__generated__/StopwatchAddMutation.graphql.ts'
import type { StopwatchRemoveMutation } from '../../__generated__/StopwatchRemoveMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { announce } from '../../kernel/ui/announce.ts'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { LapList } from './LapList.tsx'
import * as stopwatch from './stopwatch.ts'
import { useStopwatch } from './useStopwatch.ts'
import { useWatchKeys } from './useWatchKeys.ts'
import { WatchFace } from './WatchFace.tsx'
import * as t from './__generated__/messages.ts'

const addMutation = graphql`
  mutation StopwatchAddMutation($input: AddTimeStudyCycleInput!) {
    result: addTimeStudyCycle(input: $input) {
      ... on AddTimeStudyCycleSuccess {
        cycle
        timeStudy {
          ...ResultsSection_study
          ...CyclesSection_study
          ...StudyFacts_study
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

const removeMutation = graphql`
  mutation StopwatchRemoveMutation($input: RemoveTimeStudyCycleInput!) {
    result: removeTimeStudyCycle(input: $input) {
      ... on RemoveTimeStudyCycleSuccess {
        timeStudy {
          ...ResultsSection_study
          ...CyclesSection_study
          ...StudyFacts_study
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

/** The stopwatch of a study: one big button, Space and U. */
export function Stopwatch({ study: key }: { study: Stopwatch_study$key }) {
  const { id, elements } = useFragment(
    graphql`
      fragment Stopwatch_study on TimeStudy {
        id
        elements {
          name
        }
      }
    `,
    key,
  )
  const [add] = useMutation<StopwatchAddMutation>(addMutation)
  const [remove] = useMutation<StopwatchRemoveMutation>(removeMutation)
  const send = useCallback(
    async (seconds: readonly (number | null)[], idempotencyKey: string) => {
      const { done, problems } = await add({ id, seconds, idempotencyKey })
      return done?.cycle
        ? { cycle: done.cycle }
        : { problem: Object.values(problems ?? {})[0] ?? t.theCycleWasNotSaved }
    },
    [add, id],
  )
  const takeBack = useCallback(
    async (cycle: number) => {
      const { problems } = await remove({ id, cycle })
      return problems && (Object.values(problems)[0] ?? t.theCycleIsStillThere)
    },
    [remove, id],
  )
  const { watch, problem, time, next, undo, canUndo, endEarly, tryAgain, drop } = useStopwatch(id, elements.length, {
    send,
    takeBack,
  })
  const runs = stopwatch.isRunning(watch)
  const at = stopwatch.current(watch)
  const big = useRef<HTMLButtonElement>(null)
  useWatchKeys(big, { next, undo: () => void undo() })
  const step = runs ? (elements[at + 1]?.name ?? t.finishTheCycle) : t.startACycle
  useEffect(() => {
    if (runs) announce(`${elements[at]?.name}`)
  }, [runs, at, elements])
  return (
    <Box
      component="section"
      aria-label={t.stopwatch}
      sx={{
        bgcolor: 'background.paper',
        border: '1px solid var(--ops-line)',
        borderRadius: 1,
        p: { xs: 3, md: 4 },
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
        <WatchFace
          watch={watch}
          time={time}
          name={runs ? elements[at]?.name : undefined}
          place={runs ? t.elementOf({ value: at + 1, count: elements.length }) : t.nothingRuns}
        />
        <PlainButton
          ref={big}
          type="button"
          className="primary"
          autoFocus
          onClick={next}
          style={{ minHeight: 88, fontSize: 18, touchAction: 'manipulation', whiteSpace: 'normal' }}
        >
          {runs && elements[at + 1] ? t.next({ step }) : step}
        </PlainButton>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <PlainButton
            type="button"
            className="outlined"
            disabled={!canUndo}
            onClick={() => void undo()}
            style={{ minHeight: 44 }}
          >
            {t.undoTheLast}
          </PlainButton>
          {runs ? (
            <PlainButton type="button" className="outlined" onClick={endEarly} style={{ minHeight: 44 }}>
              {at ? t.endTheCycleHere : t.giveUpTheCycle}
            </PlainButton>
          ) : null}
        </Box>
        <Typography variant="body2" color="textSecondary">
          {t.spaceIsTheNextElementU}
        </Typography>
        {problem ? (
          <Notice role="alert">
            {problem}{' '}
            <PlainButton type="button" className="outlined" onClick={tryAgain}>
              {t.tryAgain}
            </PlainButton>{' '}
            {watch.unsent.length ? (
              <PlainButton type="button" onClick={drop}>
                {t.leaveTheCycleOut}
              </PlainButton>
            ) : null}
          </Notice>
        ) : null}
      </Box>
      <LapList names={elements.map(({ name }) => name)} laps={stopwatch.laps(watch)} current={at} />
    </Box>
  )
}
