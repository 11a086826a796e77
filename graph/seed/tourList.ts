// Which tours the demo's companies walk.

interface SeedStop {
  /** A location of the list, or a name and a point. */
  spot?: string
  name?: string
  /** The unit number of a vehicle. */
  unit?: string
  point?: [latitude: number, longitude: number]
  /** Minutes of the day. */
  opens?: number
  closes?: number
  serviceMins?: number
  pinned?: boolean
  priorityId?: number
}

interface SeedRun {
  /** In how many minutes it begins, or on which day at which minute of it. */
  inMins?: number
  inDays?: number
  at?: number
  /** How many stops are behind it; none where it has not begun. */
  done?: number
  skip?: { position: number; reason: string }
  /** Whether it is the doing of an action record. */
  hasRecord?: boolean
  /** How many of the walker's own records with an SOP and a checklist it takes in beside its stops. */
  ownRecords?: number
}

export interface SeedTour {
  name: string
  description: string
  at: string
  department?: string
  group?: string
  typeId: number
  actionClassId: number
  orderRule?: 'PROPOSED' | 'FIXED'
  speedKmh: number
  reminderMins?: number
  start?: string
  end?: string
  includes?: { buckets: string[]; priorityIds?: number[] }
  walker: string
  stops: SeedStop[]
  runs: SeedRun[]
  /** In how many days its next record falls due, whose run nobody has planned yet. */
  nextInDays?: number
}

const hour = 60

export const northwayTours: SeedTour[] = [
  {
    name: 'Reno yard inspection',
    description: 'On foot and by yard truck: gate, rows, fuel island and docks, before the first shift leaves.',
    at: 'Reno terminal',
    department: 'Yard',
    typeId: 2,
    actionClassId: 1,
    speedKmh: 8,
    reminderMins: 20,
    start: 'Reno terminal',
    end: 'Reno terminal',
    walker: 'admin@demo.test',
    stops: [
      { spot: 'Reno yard', name: 'Gate and guard house', serviceMins: 5, pinned: true },
      { name: 'Row A: loaded dry vans', point: [39.5318, -119.7741], serviceMins: 8 },
      { name: 'Row B: empty dry vans', point: [39.5322, -119.7752], serviceMins: 8 },
      { name: 'Row C: reefers, plugged in', point: [39.5309, -119.7737], serviceMins: 12, priorityId: 2 },
      { name: 'Fuel island', point: [39.5303, -119.7769], serviceMins: 6 },
      { spot: 'Reno shop', serviceMins: 6 },
      { name: 'Docks 1–12', point: [39.5294, -119.7801], serviceMins: 10 },
    ],
    runs: [
      { inDays: -1, at: 7 * hour, done: 7, skip: { position: 3, reason: 'Hazmat team at the fuel island' } },
      { inMins: -34, done: 3, hasRecord: true },
    ],
    nextInDays: 1,
  },
  {
    name: 'Tractor line round',
    description:
      'The tractors of the next shift, one after the other: what each is due for, then the keys to the board.',
    at: 'Reno terminal',
    department: 'Maintenance',
    group: 'Tractors',
    typeId: 2,
    actionClassId: 1,
    speedKmh: 8,
    reminderMins: 60,
    start: 'Reno shop',
    end: 'Reno shop',
    walker: 'transactional@demo.test',
    stops: [
      { spot: 'Reno shop', name: 'Key board', serviceMins: 5, pinned: true },
      { name: 'Ready line, bay 1', unit: '4004', point: [39.5312, -119.7748], serviceMins: 15 },
      { name: 'Ready line, bay 2', unit: '4007', point: [39.5313, -119.7749], serviceMins: 15 },
    ],
    runs: [{ inMins: 50, ownRecords: 2 }],
  },
  {
    name: 'Great Basin service route',
    description: 'Customers and fuel stops east and west of Reno, within their delivery windows.',
    at: 'Western division',
    typeId: 3,
    actionClassId: 2,
    speedKmh: 80,
    reminderMins: 60,
    start: 'Reno terminal',
    end: 'Reno terminal',
    walker: 'admin@demo.test',
    stops: [
      { spot: 'Sparks cross-dock', serviceMins: 30, pinned: true },
      { spot: 'Truckee Paper', opens: 7 * hour, closes: 10 * hour, serviceMins: 40 },
      { spot: 'Halvorsen Foods', opens: 9 * hour, closes: 13 * hour, serviceMins: 45, priorityId: 2 },
      { spot: 'Basin Ridge Dairy', closes: 18 * hour, serviceMins: 35 },
      { spot: 'Fernley fuel stop', serviceMins: 20 },
      { spot: 'Elko maintenance shop', closes: 9 * hour, serviceMins: 30 },
    ],
    runs: [
      { inDays: -2, at: 6 * hour + 30, done: 5 },
      { inDays: 1, at: 6 * hour + 30 },
    ],
  },
  {
    name: 'Escalation review',
    description:
      'Everything that was escalated or delegated in the west, looked at once a week with whoever can decide.',
    at: 'Western division',
    typeId: 5,
    actionClassId: 2,
    speedKmh: 80,
    includes: { buckets: ['ESC'] },
    walker: 'admin@demo.test',
    stops: [],
    runs: [{ inDays: 2, at: 13 * hour }],
  },
]

export const haldenTours: SeedTour[] = [
  {
    name: 'Oslofjord service route',
    description: 'Customers along the fjord, from Moss and back.',
    at: 'Coastal division',
    typeId: 3,
    actionClassId: 2,
    speedKmh: 70,
    reminderMins: 45,
    start: 'Moss terminal',
    end: 'Moss terminal',
    walker: 'admin@other.test',
    stops: [
      { spot: 'Vestby Timber', opens: 7 * hour, closes: 11 * hour, serviceMins: 30 },
      { spot: 'Tønsberg Glass', opens: 9 * hour, closes: 15 * hour, serviceMins: 40, priorityId: 2 },
      { spot: 'Larvik terminal', serviceMins: 45, pinned: true },
      { name: 'Call the ferry office', serviceMins: 5 },
    ],
    runs: [
      { inDays: -1, at: 6 * hour + 45, done: 4 },
      { inDays: 1, at: 6 * hour + 45 },
    ],
  },
]
