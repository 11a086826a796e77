import { noun } from '../../kernel/noun.ts'
import { place } from '../../kernel/exported.ts'
import { inLibrary } from '../../kernel/searched.ts'
import * as t from './__generated__/messages.ts'

noun('Tour', t.oneTour, t.manyTour, t.theTour, {
  audited: {
    labels: {
      order_rule: t.order,
      start_location_id: t.startsFrom,
      end_location_id: t.endsAt,
      speed_kmh: t.speedInKmH,
      includes: t.includes,
      reminder_mins: t.reminderInMinutes,
    },
  },
  searched: inLibrary('TOUR', 'A tour template.', 'tour'),
  exported: {
    description: 'Tours.',
    columns: {
      Number: 'internalID',
      Name: 'name',
      Type: 'type.name',
      ...place,
      'Order of stops': 'orderRule',
      Stops: 'stopCount',
      Start: 'startLocation.name',
      End: 'endLocation.name',
      Status: 'status',
    },
  },
})

noun('TourRun', t.oneTourRun, t.manyTourRun, t.theTourRun, {
  audited: false,
  searched: false,
  exported: {
    description: 'Tour runs.',
    columns: {
      Number: 'internalID',
      Tour: 'tour.name',
      'Assigned to': 'assignee.name',
      Organization: 'organization.name',
      Status: 'status',
      'Planned start': 'planned.start',
      'Planned end': 'planned.end',
      'Actual start': 'actual.start',
      'Actual end': 'actual.end',
      Stops: 'stopCount',
      Done: 'doneCount',
      'Planned km': 'planned.km',
      'Actual km': 'actual.km',
      Reason: 'reason',
    },
  },
})

noun('TourStop', t.oneTourStop, t.manyTourStop, t.theTourStop, { audited: false, searched: false, exported: false })

noun('TourRunStop', t.oneTourRunStop, t.manyTourRunStop, t.theTourRunStop, {
  audited: false,
  searched: false,
  exported: false,
})
