// What the demo's companies measure: which data points of which metric come from where, and what troubles them.
import {
  availability,
  braking,
  detention,
  docks,
  failures,
  fixes,
  fuel,
  harsh,
  idling,
  type Measured,
  payload,
  poolCarBelts,
  poolCarIdling,
  punctuality,
  type Reading,
  seatbelt,
  stopDuration,
  tires,
  turnaround,
} from './readings.ts'

export interface Profile {
  metric: string
  of: Measured
  /** The hour of the wall clock at which the day's values come in. */
  hour: number
  source: string
  read: Reading
}

const tractors = { vehicles: ['Tractor', 'Day cab'] } as const
const leaders = { roles: ['Operations director', 'Managing director'] } as const

export const profiles: readonly Profile[] = [
  { metric: 'fuel-efficiency', of: tractors, hour: 18, source: 'telematics', read: fuel },
  { metric: 'driver-idling-rate', of: tractors, hour: 18, source: 'telematics', read: idling },
  { metric: 'harsh-event-frequency', of: tractors, hour: 18, source: 'telematics', read: harsh },
  { metric: 'seatbelt-usage-compliance', of: tractors, hour: 18, source: 'telematics', read: seatbelt },
  { metric: 'driver-idling-rate', of: leaders, hour: 17, source: 'telematics', read: poolCarIdling },
  { metric: 'seatbelt-usage-compliance', of: leaders, hour: 17, source: 'telematics', read: poolCarBelts },
  { metric: 'payload-utilization-percentage', of: tractors, hour: 6, source: 'scales', read: payload },
  {
    metric: 'tire-pressure-deviation-index',
    of: { vehicles: ['Tractor', 'Day cab', 'Dry van', 'Reefer', 'Curtainsider', 'Yard truck'] },
    hour: 5,
    source: 'tire sensors',
    read: tires,
  },
  {
    metric: 'regenerative-braking-efficiency',
    of: { vehicles: ['Yard truck'] },
    hour: 20,
    source: 'drive control',
    read: braking,
  },
  {
    metric: 'route-punctuality-adherence',
    of: { roles: ['Dispatcher', 'Planner'] },
    hour: 19,
    source: 'dispatch',
    read: punctuality,
  },
  {
    metric: 'average-stop-duration',
    of: {
      locations: [
        'Halvorsen Foods',
        'Basin Ridge Dairy',
        'Truckee Paper',
        'Summit Outdoor',
        'Copperline Tools',
        'Tønsberg Glass',
        'Vestby Timber',
      ],
    },
    hour: 17,
    source: 'dispatch',
    read: stopDuration,
  },
  {
    metric: 'mtbf',
    of: {
      organizations: [
        'Reno terminal',
        'Reno shop',
        'Salt Lake terminal',
        'Columbus terminal',
        'Elko maintenance shop',
        'Moss terminal',
      ],
    },
    hour: 6,
    source: 'work orders',
    read: failures,
  },
  {
    metric: 'fleet-availability-rate',
    of: {
      organizations: ['Reno terminal', 'Salt Lake terminal', 'Columbus terminal', 'Moss terminal', 'Larvik terminal'],
    },
    hour: 21,
    source: 'work orders',
    read: availability,
  },
  {
    metric: 'vehicle-turnaround-time',
    of: {
      locations: ['Reno yard', 'Columbus trailer pool', 'Sparks cross-dock', 'Harrisburg cross-dock', 'Moss terminal'],
    },
    hour: 22,
    source: 'gate',
    read: turnaround,
  },
  {
    metric: 'dock-utilization-percentage',
    of: { locations: ['Sparks cross-dock', 'Harrisburg cross-dock'] },
    hour: 22,
    source: 'door sensors',
    read: docks,
  },
  { metric: 'first-time-fix-rate', of: { roles: ['Technician'] }, hour: 16, source: 'work orders', read: fixes },
  {
    metric: 'detention-per-load',
    of: { organizations: ['Western division', 'Eastern division'] },
    hour: 20,
    source: 'dispatch',
    read: detention,
  },
]
