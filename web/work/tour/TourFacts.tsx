import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import type { TourFacts_tour$key } from '../../__generated__/TourFacts_tour.graphql.ts'
import { Facts } from '../../kernel/ui/Facts.tsx'
import { inRoot } from '../../kernel/ui/inRoot.ts'
import { Section } from '../../kernel/ui/Section.tsx'
import { includesText, orderText } from './includesText.ts'
import { duration } from './tourTimes.ts'
import * as t from './__generated__/messages.ts'

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
          rootName
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
  const place = [inRoot(tour.organization), tour.department?.name, tour.group?.name].filter(Boolean).join(' › ')
  return (
    <Section title={t.aboutIt} about={tour.description || undefined}>
      <Box sx={{ px: 3, py: 3 }}>
        <Facts
          facts={[
            [t.type, tour.type.name],
            [t.class, tour.actionClass.name],
            [t.for, place],
            [t.startsAt, tour.startLocation?.name ?? t.itsFirstStop],
            [t.endsAt, tour.endLocation?.name ?? t.itsLastStop],
            [t.order, orderText(tour.orderRule)],
            [t.takesIn, includesText(tour.includes)],
            [t.speedWithoutRoadData, `${tour.speedKmh} km/h`],
            [t.checklistOfItsRecords, tour.checklist?.name ?? t.none],
            [
              t.reminder,
              tour.reminderMins == null ? t.none : t.timeBeforeItStarts({ time: duration(tour.reminderMins) }),
            ],
          ]}
        />
      </Box>
    </Section>
  )
}
