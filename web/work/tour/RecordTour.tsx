import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import { Link, useNavigate } from 'react-router-dom'
import type { RecordTour_action$key } from '../../__generated__/RecordTour_action.graphql.ts'
import type { RecordTourMutation } from '../../__generated__/RecordTourMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { useLookBack } from '../../kernel/ui/lookBack.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { Why } from '../../kernel/ui/Why.tsx'
import { statusNames } from './runStatus.ts'
import * as t from './__generated__/messages.ts'

/** Of a record that is the doing of a tour: its run, which is planned when it is first opened. */
export function RecordTour({ action: key }: { action: RecordTour_action$key }) {
  const { id, bucket, schedule, tour, tourRun } = useFragment(
    graphql`
      fragment RecordTour_action on Action {
        id
        bucket
        schedule {
          start
        }
        tour {
          id
          name
          can {
            plan {
              allowed
              reason
            }
          }
        }
        tourRun {
          id
          key
          status
          stopCount
          doneCount
        }
      }
    `,
    key,
  )
  const [plan, waiting] = useMutation<RecordTourMutation>(graphql`
    mutation RecordTourMutation($input: PlanTourRunInput!) {
      result: planTourRun(input: $input) {
        ... on PlanTourRunSuccess {
          run {
            id
          }
        }
        ...refusal_error @alias(as: "error")
      }
    }
  `)
  const navigate = useNavigate()
  const asOf = useLookBack()
  if (!tour) return null
  const open = async () => {
    const start = new Date(Math.max(Date.now(), schedule.start ? new Date(schedule.start).getTime() : 0))
    const { done, problems } = await plan({ tourId: tour.id, actionId: id, startsAt: start.toISOString() })
    if (problems) return toast('error', t.theRunWasNotPlanned, problems.input)
    if (done.run) void navigate(`/actonTourSettings/run/${done.run.id}`)
  }
  return (
    <Box
      component="section"
      aria-label={t.tour}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        px: 3,
        py: 2,
        border: '1px solid var(--ops-line)',
        borderRadius: 1,
      }}
    >
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>{t.tour}</Box>
        <Link to={`/actonTourSettings/tour/${tour.id}`}>{tour.name}</Link>
      </Box>
      {tourRun ? (
        <>
          <Tag className={tourRun.status === 'RUNNING' ? 'planned' : undefined}>{statusNames[tourRun.status]}</Tag>
          <Link to={`/actonTourSettings/run/${tourRun.id}`}>
            {t.runOfStops({ key: tourRun.key, doneCount: tourRun.doneCount, stopCount: tourRun.stopCount })}
          </Link>
        </>
      ) : bucket === null || asOf ? null : tour.can.plan.allowed ? (
        <PlainButton type="button" className="outlined" disabled={waiting} onClick={() => void open()}>
          {t.planItsRun}
        </PlainButton>
      ) : (
        <Why permission={tour.can.plan} />
      )}
    </Box>
  )
}
