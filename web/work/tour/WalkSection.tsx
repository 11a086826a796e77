import Box from '@mui/material/Box'
import { useEffect, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { WalkSection_run$key } from '../../__generated__/WalkSection_run.graphql.ts'
import type { WalkSectionArriveMutation } from '../../__generated__/WalkSectionArriveMutation.graphql.ts'
import type { WalkSectionCompleteMutation } from '../../__generated__/WalkSectionCompleteMutation.graphql.ts'
import type { WalkSectionSkipMutation } from '../../__generated__/WalkSectionSkipMutation.graphql.ts'
import { VehicleLink } from '../../organization/vehicle/VehicleLink.tsx'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { announce } from '../../kernel/ui/announce.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { Why } from '../../kernel/ui/Why.tsx'
import { FinishButton } from './FinishButton.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'
import { RecordWay } from './RecordWay.tsx'
import { StopRecord } from './StopRecord.tsx'
import { timeText, windowText } from '../../kernel/ui/times.ts'
import { kilometres } from './tourTimes.ts'
import * as t from './__generated__/messages.ts'

const arriveMutation = graphql`
  mutation WalkSectionArriveMutation($input: ArriveAtTourRunStopInput!) {
    result: arriveAtTourRunStop(input: $input) {
      ... on ArriveAtTourRunStopSuccess {
        run {
          ...WalkSection_run
          ...RunStops_run
          ...RunSummary_run
          ...RunMap_run
          ...RunActions_run
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

const completeMutation = graphql`
  mutation WalkSectionCompleteMutation($input: CompleteTourRunStopInput!) {
    result: completeTourRunStop(input: $input) {
      ... on CompleteTourRunStopSuccess {
        run {
          ...WalkSection_run
          ...RunStops_run
          ...RunSummary_run
          ...RunMap_run
          ...RunActions_run
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

const skipMutation = graphql`
  mutation WalkSectionSkipMutation($input: SkipTourRunStopInput!) {
    result: skipTourRunStop(input: $input) {
      ... on SkipTourRunStopSuccess {
        run {
          ...WalkSection_run
          ...RunStops_run
          ...RunSummary_run
          ...RunMap_run
          ...RunActions_run
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

/** The walk, one stop at a time: where to go next, and what to say there. */
export function WalkSection({ run: key }: { run: WalkSection_run$key }) {
  const run = useFragment(
    graphql`
      fragment WalkSection_run on TourRun {
        status
        organization {
          timeZone
        }
        can {
          walk {
            allowed
            reason
          }
        }
        stops {
          id
          name
          state
          reason
          opensAt
          closesAt
          planned {
            arrival
          }
          serviceMins
          legKm
          vehicle {
            ...VehicleLink_vehicle
          }
          action {
            key
            addressKey
          }
        }
        ...FinishButton_run
      }
    `,
    key,
  )
  const [arrive, isArriving] = useMutation<WalkSectionArriveMutation>(arriveMutation)
  const [complete, isCompleting] = useMutation<WalkSectionCompleteMutation>(completeMutation)
  const [skip, isSkipping] = useMutation<WalkSectionSkipMutation>(skipMutation)
  const [km, setKm] = useState('')
  const [skipped, setSkipped] = useState<{ id: string; name: string }>()
  const frame = useRef<HTMLDivElement>(null)
  const { stops } = run
  const next =
    stops.find(({ state }) => state === 'ARRIVED') ??
    stops.find(({ state }) => state === 'PLANNED') ??
    stops.find(({ state }) => state === 'UNPLACEABLE')
  // Where the button goes that had the focus, the next one has it.
  const before = useRef(next)
  useEffect(() => {
    const isAnother = before.current?.id !== next?.id || before.current?.state !== next?.state
    before.current = next
    if (isAnother) setKm('')
    if (isAnother && document.activeElement === document.body)
      frame.current?.querySelector<HTMLElement>('button')?.focus()
  }, [next])
  if (run.status !== 'RUNNING') return null
  const isOpen = ({ state }: { state: string }) => state === 'PLANNED' || state === 'ARRIVED'
  const time = (instant: string | null | undefined) => (instant ? timeText(instant, run.organization.timeZone) : null)
  const done = stops.filter(({ state }) => state === 'DONE' || state === 'SKIPPED').length
  const told = async (work: Promise<{ problems?: Partial<Record<string, string>> }>, said: string) => {
    const { problems } = await work
    if (problems) toast('error', t.thatDidNotWork, problems.input)
    else announce(said)
  }
  const walked = km.trim() === '' ? undefined : Number(km.trim().replace(',', '.'))
  const isKm = walked === undefined || (walked >= 0 && walked <= 10_000)
  const waiting = isArriving || isCompleting || isSkipping
  const window = next && windowText(next.opensAt, next.closesAt, run.organization.timeZone)
  return (
    <Section
      title={next?.state === 'ARRIVED' ? t.youAreAt : next ? t.nextStop : t.allStopsAreBehindYou}
      about={t.ofStopsAreBehindYou({ done, length: stops.length })}
    >
      <Box ref={frame} sx={{ display: 'grid', gap: 2, px: 3, py: 3 }}>
        {next ? (
          <>
            <Box sx={{ fontSize: 15, fontWeight: 650, overflowWrap: 'anywhere' }}>{next.name}</Box>
            <Box sx={{ color: next.state === 'UNPLACEABLE' ? 'var(--ops-late)' : 'text.secondary' }}>
              {[
                next.reason,
                next.planned
                  ? t.plannedAtMinThere({ time: time(next.planned.arrival) ?? '', serviceMins: next.serviceMins })
                  : '',
                window ? t.window3({ window }) : '',
              ]
                .filter(Boolean)
                .join(' ')}
            </Box>
            {next.vehicle ? (
              <Box>
                <VehicleLink vehicle={next.vehicle} />
              </Box>
            ) : null}
            {next.action ? <RecordWay action={next.action} /> : null}
            {next.action ? <StopRecord key={next.action.addressKey} recordKey={next.action.addressKey} /> : null}
          </>
        ) : null}
        {run.can.walk.allowed && next && next.state !== 'ARRIVED' ? (
          <Box sx={{ width: 220 }}>
            <Field
              label={t.kilometresFromThePlaceBefore}
              inputMode="decimal"
              value={km}
              placeholder={kilometres(next.legKm)}
              problem={isKm ? undefined : t.writeKilometres0To10000}
              onChange={(event) => setKm(event.target.value)}
            />
          </Box>
        ) : null}
        {run.can.walk.allowed ? (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            {next && next.state !== 'ARRIVED' ? (
              <PlainButton
                type="button"
                className="primary"
                disabled={waiting || !isKm}
                onClick={() =>
                  void told(
                    arrive({ id: next.id, ...(walked !== undefined && { km: walked }) }),
                    t.youAreAtStop({ name: next.name }),
                  )
                }
              >
                {next.state === 'UNPLACEABLE' ? t.arrivedAllTheSame : t.arrived}
              </PlainButton>
            ) : null}
            {next?.state === 'ARRIVED' ? (
              <PlainButton
                type="button"
                className="primary"
                disabled={waiting}
                onClick={() => void told(complete({ id: next.id }), t.stopIsDone({ name: next.name }))}
              >
                {t.done2}
              </PlainButton>
            ) : null}
            {next ? (
              <PlainButton type="button" className="outlined" disabled={waiting} onClick={() => setSkipped(next)}>
                {t.skip}
              </PlainButton>
            ) : null}
            {stops.some(isOpen) ? null : <FinishButton run={run} primary={!next} />}
          </Box>
        ) : (
          <Why permission={run.can.walk} />
        )}
      </Box>
      {skipped ? (
        <ReasonDialog
          title={t.skip2({ name: skipped.name })}
          submit={t.skip}
          waiting={isSkipping}
          onClose={() => setSkipped(undefined)}
          onSubmit={async (reason) => {
            const { problems } = await skip({ id: skipped.id, reason })
            if (problems) return problems
            setSkipped(undefined)
            announce(t.isSkipped({ name: skipped.name }))
          }}
        />
      ) : null}
    </Section>
  )
}
