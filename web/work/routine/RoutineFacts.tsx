import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { RoutineFacts_series$key } from '../../__generated__/RoutineFacts_series.graphql.ts'
import { VehicleLink } from '../../organization/vehicle/VehicleLink.tsx'
import { Facts } from '../../kernel/ui/Facts.tsx'
import { inRoot } from '../../kernel/ui/inRoot.ts'
import { Section } from '../../kernel/ui/Section.tsx'
import { Why } from '../../kernel/ui/Why.tsx'
import { RoutineActions } from './RoutineActions.tsx'
import { TallyText } from './TallyText.tsx'
import { lasting, wallMoment } from '../../kernel/ui/wallTimes.ts'
import * as t from './__generated__/messages.ts'

const statuses = { ACTIVE: t.goesOn, PAUSED: t.paused, ENDED: t.ended, '%future added value': '' }

/** When a routine falls due, for whom, and how it went. */
export function RoutineFacts({ series: key, onChanged }: { series: RoutineFacts_series$key; onChanged: () => void }) {
  const series = useFragment(
    graphql`
      fragment RoutineFacts_series on Series {
        sentence
        timeZone
        startsOn
        durationMins
        leadDays
        status
        organization {
          name
          rootName
        }
        vehicle {
          ...VehicleLink_vehicle
        }
        taskRecord {
          vehicle {
            ...VehicleLink_vehicle
          }
        }
        previous {
          id
        }
        next {
          id
        }
        tally {
          ...TallyText_tally
        }
        can {
          edit {
            allowed
            reason
          }
        }
        ...RoutineActions_series
      }
    `,
    key,
  )
  const { previous, next, leadDays } = series
  const vehicle = series.vehicle ?? series.taskRecord.vehicle
  const facts = [
    [t.where, series.organization && inRoot(series.organization)],
    ...(vehicle ? [[t.vehicle, <VehicleLink key="vehicle" vehicle={vehicle} />] as const] : []),
    [t.state2, statuses[series.status]],
    [t.clock, series.timeZone],
    [t.since, wallMoment(series.startsOn)],
    [t.dueAfter, lasting(series.durationMins)],
    [t.onTheBoard, leadDays ? t.daysBefore({ count: leadDays }) : t.whenItBegins],
    [t.last30Days, <TallyText key="tally" tally={series.tally} />],
    ...(previous
      ? [
          [
            t.before2,
            <Link key="before" to={`/tasks/routine/${previous.id}`}>
              {t.theRoutineThatItGoesOn}
            </Link>,
          ] as const,
        ]
      : []),
    ...next.map(
      ({ id }) =>
        [
          t.after,
          <Link key={id} to={`/tasks/routine/${id}`}>
            {t.theRoutineThatGoesOnFrom}
          </Link>,
        ] as const,
    ),
  ] as const
  return (
    <Section
      title={series.sentence}
      about={t.byTheClockOnTheWall}
      actions={<RoutineActions series={series} onChanged={onChanged} />}
    >
      <Box sx={{ p: 3, display: 'grid', gap: 3 }}>
        <Facts facts={facts} />
        <Why permission={series.can.edit} />
      </Box>
    </Section>
  )
}
