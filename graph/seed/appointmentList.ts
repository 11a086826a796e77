// What the demo's people meet about. Days are counted from today; the numbers are below those that the product gives.
import type { AppointmentStatus, AttendeeResponse, LocationMode } from '../../prisma/__generated__/client/enums.ts'

export interface SeedAppointment {
  name: string
  at: string
  department?: string
  group?: string
  /** Whoever made it, by email. */
  by: string
  inDays: number
  /** Minutes of the day. */
  start: number
  minutes: number
  status: AppointmentStatus
  mode?: LocationMode
  objective: string
  description?: string
  spot?: string
  place?: string
  /** By email; those who are no hands are from outside. */
  people: readonly (readonly [email: string, response: AttendeeResponse, name?: string])[]
  agenda?: readonly (readonly [text: string, minutes?: number])[]
  items?: readonly { item: string; by?: string; inDays?: number; hasRecord?: boolean }[]
  file?: string
  cancelled?: string
}

const hour = 60

export const northwayAppointments: readonly SeedAppointment[] = [
  {
    name: 'Dock waits at Sparks, week in review',
    at: 'Sparks cross-dock',
    department: 'Yard',
    group: 'Dock',
    by: 'lena.vogt@demo.test',
    inDays: -6,
    start: 9 * hour,
    minutes: 60,
    status: 'COMPLETED',
    spot: 'Sparks cross-dock',
    place: 'Office above door 4',
    objective: 'Bring the wait at doors 1 to 12 below 30 minutes.',
    people: [
      ['admin@demo.test', 'ACCEPTED'],
      ['carla.mendes@demo.test', 'ACCEPTED'],
      ['owen.price@demo.test', 'DECLINED'],
    ],
    agenda: [
      ['Waits by door and hour', 15],
      ['Which appointments came early', 20],
      ['What we change next week', 20],
    ],
    items: [
      { item: 'Move the Halvorsen window to 06:30', by: 'carla.mendes@demo.test', inDays: 2, hasRecord: true },
      { item: 'Count early arrivals for a week', by: 'lena.vogt@demo.test', inDays: 5 },
    ],
    file: 'door-waits.pdf',
  },
  {
    name: 'Quarterly safety meeting',
    at: 'Western division',
    department: 'Safety and compliance',
    by: 'sam.birch@demo.test',
    inDays: -2,
    start: 13 * hour,
    minutes: 90,
    status: 'COMPLETED',
    spot: 'Northway headquarters',
    place: 'Room Truckee',
    objective: 'Close what the last audit left open.',
    people: [
      ['admin@demo.test', 'ACCEPTED'],
      ['femi.adeyemi@demo.test', 'ACCEPTED'],
      ['owen.price@demo.test', 'ACCEPTED'],
      ['tactical@demo.test', 'TENTATIVE'],
    ],
    agenda: [
      ['Driver files: what is missing', 30],
      ['Hours of service', 30],
      ['Inspections of the quarter', 30],
    ],
    items: [{ item: 'Renew three medical cards', by: 'femi.adeyemi@demo.test', inDays: 6, hasRecord: true }],
  },
  {
    name: 'Morning stand-up, tractors',
    at: 'Reno terminal',
    department: 'Maintenance',
    group: 'Tractors',
    by: 'supervision@demo.test',
    inDays: 0,
    start: 7 * hour,
    minutes: 20,
    status: 'CONFIRMED',
    spot: 'Reno shop',
    place: 'At the board',
    objective: 'Who does what today, and what waits for parts.',
    people: [
      ['transactional@demo.test', 'ACCEPTED'],
      ['dale.whitaker@demo.test', 'ACCEPTED'],
      ['admin@demo.test', 'TENTATIVE'],
    ],
    agenda: [
      ['What is down', 5],
      ['Parts', 5],
      ['Today', 10],
    ],
  },
  {
    name: 'Halvorsen Foods: delivery windows',
    at: 'Western division',
    department: 'Customer care',
    group: 'Key accounts',
    by: 'admin@demo.test',
    inDays: 0,
    start: 10 * hour + 30,
    minutes: 60,
    status: 'CONFIRMED',
    mode: 'VIDEO',
    place: 'https://meet.example.com/halvorsen-windows',
    objective: 'Agree on windows that both docks can keep.',
    description: 'They ask for 05:00 at Sparks; the night dock has two doors free until 06:00.',
    people: [
      ['mia.castellan@demo.test', 'ACCEPTED'],
      ['hana.suzuki@demo.test', 'ACCEPTED'],
      ['logistics@halvorsen.example.com', 'ACCEPTED', 'Greta Halvorsen'],
    ],
    agenda: [
      ['Where we stand', 10],
      ['Windows they ask for', 25],
      ['What we can keep', 20],
    ],
    items: [{ item: 'Send the new windows in writing', by: 'mia.castellan@demo.test', inDays: 1 }],
    file: 'windows-proposal.pdf',
  },
  {
    name: 'Load planning for the holidays',
    at: 'Western division',
    department: 'Dispatch',
    group: 'Load planning',
    by: 'hana.suzuki@demo.test',
    inDays: 0,
    start: 15 * hour,
    minutes: 45,
    status: 'PENDING',
    spot: 'Northway headquarters',
    place: 'Room Tahoe',
    objective: 'Enough drivers on RNO–SLC in the last two weeks of the year.',
    people: [
      ['admin@demo.test', 'PENDING'],
      ['marcus.cole@demo.test', 'ACCEPTED'],
      ['caleb.young@demo.test', 'PENDING'],
    ],
    agenda: [
      ['Expected loads', 15],
      ['Absences', 15],
      ['Carriers to ask', 20],
    ],
  },
  {
    name: 'Supplier call: reefer parts',
    at: 'Reno terminal',
    department: 'Maintenance',
    by: 'tactical@demo.test',
    inDays: 1,
    start: 9 * hour,
    minutes: 30,
    status: 'SCHEDULED',
    mode: 'PHONE',
    place: '+1 775 555 0142',
    objective: 'Compressors within a week, or another supplier.',
    people: [
      ['supervision@demo.test', 'ACCEPTED'],
      ['ines.duarte@demo.test', 'PENDING'],
      ['orders@coldparts.example.com', 'PENDING', 'Cold Parts desk'],
    ],
  },
  {
    name: 'Budget of the eastern division',
    at: 'Eastern division',
    by: 'strategic@demo.test',
    inDays: 2,
    start: 11 * hour,
    minutes: 90,
    status: 'PENDING',
    mode: 'VIDEO',
    place: 'https://meet.example.com/east-budget',
    objective: 'A first draft for next year.',
    people: [
      ['admin@demo.test', 'PENDING'],
      ['ruth.okafor@demo.test', 'PENDING'],
    ],
    agenda: [
      ['Fuel', 20],
      ['Trailers', 30],
      ['People', 30],
    ],
  },
  {
    name: 'Yard walk with the insurer',
    at: 'Reno yard',
    department: 'Yard',
    by: 'admin@demo.test',
    inDays: 4,
    start: 14 * hour,
    minutes: 120,
    status: 'SCHEDULED',
    spot: 'Reno yard',
    objective: 'See the fences and cameras that the policy asks for.',
    people: [
      ['tobias.rehn@demo.test', 'ACCEPTED'],
      ['sam.birch@demo.test', 'ACCEPTED'],
      ['visits@sureline.example.com', 'TENTATIVE', 'Ellis Grant'],
    ],
    items: [{ item: 'Have the gate camera realigned', by: 'tobias.rehn@demo.test', inDays: 3 }],
  },
  {
    name: 'Truck wash contract',
    at: 'Reno terminal',
    by: 'admin@demo.test',
    inDays: 1,
    start: 16 * hour,
    minutes: 30,
    status: 'SCHEDULED',
    mode: 'PHONE',
    place: '+1 775 555 0118',
    objective: 'Prices from January.',
    people: [
      ['supervision@demo.test', 'ACCEPTED'],
      ['desk@brightwash.example.com', 'ACCEPTED', 'Bright Wash'],
    ],
    cancelled: 'They have sent the prices in writing.',
  },
  {
    name: 'New drivers: first week',
    at: 'Western division',
    department: 'Safety and compliance',
    group: 'Driver files',
    by: 'sam.birch@demo.test',
    inDays: 7,
    start: 8 * hour,
    minutes: 180,
    status: 'PENDING',
    spot: 'Northway headquarters',
    place: 'Training room',
    objective: 'Files complete before the first trip.',
    people: [
      ['femi.adeyemi@demo.test', 'ACCEPTED'],
      ['admin@demo.test', 'PENDING'],
      ['hana.suzuki@demo.test', 'PENDING'],
    ],
    agenda: [
      ['Files and licences', 60],
      ['Hours of service', 60],
      ['The yard', 45],
    ],
  },
]

export const haldenAppointments: readonly SeedAppointment[] = [
  {
    name: 'Ferry bookings for the winter',
    at: 'Coastal division',
    department: 'Dispatch',
    group: 'Planning',
    by: 'lars.nygaard@other.test',
    inDays: -3,
    start: 10 * hour,
    minutes: 60,
    status: 'COMPLETED',
    spot: 'Larvik terminal',
    objective: 'Fixed places to Hirtshals on weekdays.',
    people: [
      ['admin@other.test', 'ACCEPTED'],
      ['astrid.moen@other.test', 'ACCEPTED'],
    ],
    agenda: [
      ['Volumes of last winter', 20],
      ['Price of fixed places', 30],
    ],
    items: [
      { item: 'Ask for an offer of twelve places a week', by: 'astrid.moen@other.test', inDays: 3, hasRecord: true },
    ],
  },
  {
    name: 'Workshop: what waits for parts',
    at: 'Moss terminal',
    department: 'Maintenance',
    group: 'Workshop',
    by: 'kari.berge@other.test',
    inDays: 0,
    start: 8 * hour,
    minutes: 30,
    status: 'CONFIRMED',
    spot: 'Moss terminal',
    objective: 'No unit down longer than two days.',
    people: [
      ['nils.haugen@other.test', 'ACCEPTED'],
      ['admin@other.test', 'TENTATIVE'],
    ],
    agenda: [
      ['Down since yesterday', 10],
      ['Parts on their way', 15],
    ],
  },
  {
    name: 'Customs at Svinesund',
    at: 'Coastal division',
    department: 'Dispatch',
    group: 'Customs',
    by: 'maja.strand@other.test',
    inDays: 0,
    start: 13 * hour,
    minutes: 45,
    status: 'PENDING',
    mode: 'VIDEO',
    place: 'https://meet.example.com/svinesund',
    objective: 'Papers that are ready before the truck is.',
    people: [
      ['admin@other.test', 'PENDING'],
      ['lars.nygaard@other.test', 'ACCEPTED'],
    ],
  },
  {
    name: 'Fjordkraft Seafood: Friday loads',
    at: 'Coastal division',
    department: 'Dispatch',
    by: 'admin@other.test',
    inDays: 1,
    start: 11 * hour,
    minutes: 30,
    status: 'SCHEDULED',
    mode: 'PHONE',
    place: '+47 33 00 00 12',
    objective: 'Loading by noon on Fridays.',
    people: [
      ['astrid.moen@other.test', 'ACCEPTED'],
      ['dispatch@fjordkraft.example.com', 'PENDING', 'Fjordkraft dispatch'],
    ],
    items: [{ item: 'Plan a second driver for Fridays', by: 'astrid.moen@other.test', inDays: 4 }],
  },
  {
    name: 'Lease of the Larvik yard',
    at: 'Larvik terminal',
    by: 'admin@other.test',
    inDays: 3,
    start: 9 * hour,
    minutes: 60,
    status: 'SCHEDULED',
    spot: 'Larvik terminal',
    objective: 'Three more years, with the wash.',
    people: [['lars.nygaard@other.test', 'ACCEPTED']],
    cancelled: 'The landlord is ill.',
  },
]
