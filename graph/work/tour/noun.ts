import { noun } from '../../kernel/noun.ts'
import { place } from '../../kernel/exported.ts'
import { inLibrary } from '../../kernel/searched.ts'

noun('Tour', 'tour', 'tours', {
  audited: true,
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

noun('TourRun', 'tour run', 'tour runs', {
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

noun('TourStop', 'tour stop', 'tour stops', { audited: false, searched: false, exported: false })

noun('TourRunStop', 'stop of a tour run', 'stops of tour runs', { audited: false, searched: false, exported: false })
