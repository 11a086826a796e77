// What the starter set for fleets is made of; numbers are of the product's lists.
import * as t from './__generated__/messages.ts'

const safety = 1
const quality = 2
const cost = 4
const daily = 1
const monthly = 3
const checklistTransaction = 5

export const fleetDepartments = [
  { name: t.operations, groups: [t.dispatch, t.drivers] },
  { name: t.maintenance, groups: [t.workshop, t.yard] },
] as const

/** What falls due each day is checked by the checklist, before the unit moves. */
const preTrip = {
  name: t.preTrip,
  description: t.preTripAbout,
  serviceTimeMins: 15,
  actionClassId: daily,
  objectiveId: safety,
  transactionTypeId: checklistTransaction,
}

export const fleetTasks = [
  {
    name: t.dailyChecks,
    description: t.dailyChecksAbout,
    items: [
      preTrip,
      {
        name: t.yardCount,
        description: t.yardCountAbout,
        serviceTimeMins: 40,
        actionClassId: daily,
        objectiveId: quality,
      },
    ],
  },
  {
    name: t.fleetMaintenance,
    description: t.fleetMaintenanceAbout,
    items: [
      { name: t.brakes, description: t.brakesAbout, serviceTimeMins: 60, actionClassId: monthly, objectiveId: safety },
      { name: t.service, description: t.serviceAbout, serviceTimeMins: 180, actionClassId: monthly, objectiveId: cost },
    ],
  },
] as const

/** The routine: which item, in which group, at what time of the clock there. */
export const fleetRoutine = { item: t.preTrip, group: t.drivers, hour: 6 } as const

export const fleetChecklist = {
  name: t.preTrip,
  prompts: [t.lightsWork, t.tiresSound, t.brakesHold, t.nothingLeaks],
} as const

/** The standard metric that the benchmark is of; its target is the metric's. */
export const fleetBenchmark = { name: t.onTimeStops, metricKey: 'route-punctuality-adherence' } as const

export const fleetTour = {
  name: t.yardRound,
  description: t.yardRoundAbout,
  stops: [t.gate, t.parking, t.dock, t.fuelIsland],
  minutesAStop: 5,
} as const
