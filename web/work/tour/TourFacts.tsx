import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import type { TourFacts_tour$key } from '../../__generated__/TourFacts_tour.graphql.ts'
import { Facts } from '../../kernel/ui/Facts.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { includesText, orderText } from './includesText.ts'
import { duration } from './tourTimes.ts'

/** What is known of a tour. */
export function TourFacts({ tour: key }: { tour: TourFacts_tour$key }) {
  const tour = useFragment(
    graphql`
      fragment TourFacts_tour on Tour {
        description
        orderRule
        speedKmh
        reminderMins
        type {
          name
        }
        actionClass {
          name
        }
        startLocation {
          name
        }
        endLocation {
          name
        }
        checklist {
          name
        }
        includes {
          buckets
        }
        organization {
          name
        }
        department {
          name
        }
        group {
          name
        }
      }
    `,
    key,
  )
  const place = [tour.organization.name, tour.department?.name, tour.group?.name].filter(Boolean).join(' › ')
  return (
    <Section title="About it" about={tour.description || undefined}>
      <Box sx={{ px: 3, py: 3 }}>
        <Facts
          facts={[
            ['Type', tour.type.name],
            ['Class', tour.actionClass.name],
            ['For', place],
            ['Starts at', tour.startLocation?.name ?? 'its first stop'],
            ['Ends at', tour.endLocation?.name ?? 'its last stop'],
            ['Order', orderText(tour.orderRule)],
            ['Takes in', includesText(tour.includes)],
            ['Speed without road data', `${tour.speedKmh} km/h`],
            ['Checklist of its records', tour.checklist?.name ?? 'none'],
            ['Reminder', tour.reminderMins == null ? 'none' : `${duration(tour.reminderMins)} before it starts`],
          ]}
        />
      </Box>
    </Section>
  )
}
