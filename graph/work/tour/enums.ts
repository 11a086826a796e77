import { builder } from '../../kernel/builder.ts'

export const OrderRule = builder.enumType('TourOrderRule', {
  description: 'How the stops of a run are put in order.',
  values: {
    PROPOSED: { description: 'By place, time window and priority, as proposed.' },
    FIXED: { description: 'As the stops of the tour stand.' },
  },
})

export const TourRunStatus = builder.enumType('TourRunStatus', {
  description: 'How far a run of a tour is.',
  values: {
    PLANNED: { description: 'It has not begun.' },
    RUNNING: { description: 'It is being walked.' },
    DONE: { description: 'It was walked to its end.' },
    ABANDONED: { description: 'It was given up, with a reason.' },
  },
})

export const TourStopState = builder.enumType('TourStopState', {
  description: 'How far a stop of a run is.',
  values: {
    PLANNED: { description: 'It is still to come.' },
    ARRIVED: { description: 'Somebody is there.' },
    DONE: { description: 'It is done.' },
    SKIPPED: { description: 'It was skipped, with a reason.' },
    UNPLACEABLE: { description: 'It can not be reached in time, with an explanation.' },
  },
})
