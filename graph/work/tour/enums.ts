import { builder } from '../../kernel/builder.ts'

export const OrderRule = builder.enumType('TourOrderRule', {
  description: 'How the stops of a run are ordered.',
  values: {
    PROPOSED: { description: 'In a proposed order, based on location, time windows and priority.' },
    FIXED: { description: "In the order of the tour's stops." },
  },
})

export const TourRunStatus = builder.enumType('TourRunStatus', {
  description: 'The status of a tour run.',
  values: {
    PLANNED: { description: 'The run has not started.' },
    RUNNING: { description: 'The run is in progress.' },
    DONE: { description: 'The run is complete.' },
    ABANDONED: { description: 'The run was abandoned, with a reason.' },
  },
})

export const TourStopState = builder.enumType('TourStopState', {
  description: 'The status of a stop of a tour run.',
  values: {
    PLANNED: { description: 'The stop has not been reached yet.' },
    ARRIVED: { description: 'The stop has been reached.' },
    DONE: { description: 'The stop is complete.' },
    SKIPPED: { description: 'The stop was skipped, with a reason.' },
    UNPLACEABLE: { description: "The stop can't be reached in time." },
  },
})
