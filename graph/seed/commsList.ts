// Whom the demo's companies turn to, and what is said in their threads. Addresses are of domains that nobody has.
import type { AccessLevel, Relationship } from '../../prisma/__generated__/client/enums.ts'

export interface SeedContact {
  name: string
  relationship: Relationship
  at: string
  email?: string
  phone?: string
  department?: string
  group?: string
  system?: string
  screen?: string
  tour?: string
  stakeholder?: string
  /** The person of the house that it is, or for a personal one whose it is. */
  person?: string
}

export interface SeedThread {
  /** Its subject; left out where it is about a record. */
  subject?: string
  at: string
  department?: string
  level?: AccessLevel
  role?: string
  /** Who says what, how many minutes ago. */
  said: [email: string, minutesAgo: number, text: string][]
  /** The mail that the last of them is. */
  mail?: { to: string[]; subject: string; error?: string }
  isClosed?: boolean
  /** Who has read all of it. */
  readBy?: string[]
}

const admin = 'admin@demo.test'
const rosa = 'supervision@demo.test'
const theo = 'tactical@demo.test'
const jonas = 'transactional@demo.test'
const hana = 'hana.suzuki@demo.test'
const samira = 'strategic@demo.test'

export const northwayContacts: SeedContact[] = [
  {
    name: 'Rosa Ortega',
    relationship: 'TEAM',
    at: 'Reno terminal',
    person: rosa,
    email: rosa,
    phone: '+1 775 555 0141',
    department: 'Maintenance',
    group: 'Tractors',
    screen: 'tasks',
    stakeholder: 'Reno terminal',
  },
  {
    name: 'Theo Lindqvist',
    relationship: 'TEAM',
    at: 'Western division',
    person: theo,
    email: theo,
    phone: '+1 775 555 0112',
    department: 'Maintenance',
    screen: 'activerecords',
    stakeholder: 'Western division',
  },
  {
    name: 'Hana Suzuki',
    relationship: 'TEAM',
    at: 'Western division',
    person: hana,
    email: hana,
    phone: '+1 775 555 0126',
    department: 'Dispatch',
    group: 'Day dispatch',
    screen: 'home',
    tour: 'Great Basin service route',
  },
  {
    name: 'Samira Haddad',
    relationship: 'TEAM',
    at: 'Northway Logistics',
    person: samira,
    email: samira,
    department: 'Network planning',
    screen: 'benchmark',
    stakeholder: 'Northway Logistics',
  },
  {
    name: 'Tobias Rehn',
    relationship: 'TEAM',
    at: 'Reno terminal',
    person: 'tobias.rehn@demo.test',
    email: 'tobias.rehn@demo.test',
    department: 'Yard',
    group: 'Gate',
    tour: 'Reno yard inspection',
  },
  {
    name: 'Sierra Tyre and Wheel',
    relationship: 'SUPPLIER',
    at: 'Western division',
    email: 'roadside@example.com',
    phone: '+1 775 555 0190',
    department: 'Roadside',
    system: 'Tyre portal',
    screen: 'activerecords',
  },
  {
    name: 'Truckee Diesel',
    relationship: 'SUPPLIER',
    at: 'Northway Logistics',
    email: 'orders@example.com',
    phone: '+1 530 555 0166',
    department: 'Bulk fuel',
    system: 'Fuel cards',
  },
  {
    name: 'Alpine Reefer Service',
    relationship: 'SUPPLIER',
    at: 'Northway Logistics',
    email: 'service@example.net',
    phone: '+1 801 555 0118',
    department: 'Refrigeration units',
    tour: 'Great Basin service route',
  },
  {
    name: 'Halvorsen Foods, dock desk',
    relationship: 'CUSTOMER',
    at: 'Western division',
    email: 'dock@example.com',
    phone: '+1 775 555 0173',
    department: 'Receiving',
    stakeholder: 'Halvorsen Foods',
  },
  {
    name: 'Basin Ridge Dairy, planning',
    relationship: 'CUSTOMER',
    at: 'Western division',
    email: 'planning@example.org',
    phone: '+1 775 555 0155',
    department: 'Planning',
    stakeholder: 'Basin Ridge Dairy',
  },
  {
    name: 'Truckee Paper, warehouse',
    relationship: 'CUSTOMER',
    at: 'Northway Logistics',
    email: 'warehouse@example.org',
    phone: '+1 530 555 0137',
    stakeholder: 'Truckee Paper',
  },
  {
    name: 'Help desk of the board',
    relationship: 'TEAM',
    at: 'Northway Logistics',
    email: 'helpdesk@example.net',
    phone: '+1 775 555 0100',
    department: 'Systems',
    screen: 'home',
  },
  {
    name: 'Dr. Imani Vale, fleet physician',
    relationship: 'PERSONAL',
    at: 'Northway Logistics',
    person: admin,
    email: 'imani.vale@example.net',
    phone: '+1 775 555 0184',
  },
  {
    name: 'Marguerite Sands, landlord of the yard',
    relationship: 'PERSONAL',
    at: 'Northway Logistics',
    person: admin,
    phone: '+1 775 555 0129',
  },
]

export const haldenContacts: SeedContact[] = [
  {
    name: 'Kari Berge',
    relationship: 'TEAM',
    at: 'Moss terminal',
    person: 'kari.berge@other.test',
    email: 'kari.berge@other.test',
    phone: '+47 55 50 01 20',
    department: 'Maintenance',
    screen: 'tasks',
  },
  {
    name: 'Maja Strand',
    relationship: 'TEAM',
    at: 'Coastal division',
    person: 'maja.strand@other.test',
    email: 'maja.strand@other.test',
    department: 'Dispatch',
    group: 'Customs',
    screen: 'activerecords',
    tour: 'Oslofjord service route',
  },
  {
    name: 'Fjord Trailer Parts',
    relationship: 'SUPPLIER',
    at: 'Halden Freight',
    email: 'parts@example.com',
    phone: '+47 55 50 01 44',
  },
  {
    name: 'Vestby Timber, loading',
    relationship: 'CUSTOMER',
    at: 'Coastal division',
    email: 'loading@example.org',
    phone: '+47 55 50 01 71',
    stakeholder: 'Vestby Timber',
  },
  {
    name: 'Ferry office',
    relationship: 'PERSONAL',
    at: 'Halden Freight',
    person: 'admin@other.test',
    phone: '+47 55 50 01 99',
  },
]

export const northwayThreads: SeedThread[] = [
  {
    subject: 'Second reefer technician for the night shift',
    at: 'Western division',
    department: 'Maintenance',
    level: 'ADMIN',
    said: [
      [theo, 190, 'Nights at Reno have one reefer technician for eleven units. Two came back warm this week.'],
      [theo, 188, 'Can I borrow somebody from Elko until the new hire starts on the first?'],
    ],
  },
  {
    subject: 'Gate 2 stays closed until the paving is done',
    at: 'Reno terminal',
    level: 'SUPERVISION',
    said: [
      [admin, 1500, 'Gate 2 is closed from Monday, six in the morning. Everything goes through gate 1.'],
      [rosa, 1440, 'Tractors know. I put a sign at the fuel island.'],
      [
        'tobias.rehn@demo.test',
        55,
        'The queue at gate 1 reached the road at five to eight. I let empties wait on row C.',
      ],
    ],
  },
  {
    subject: 'Who signs the customs bond for the Boise lane?',
    at: 'Northway Logistics',
    level: 'STRATEGIC',
    role: 'Network planner',
    said: [
      [hana, 3100, 'The broker asks for a signature on the bond by Friday.'],
      [samira, 2950, 'I sign it. Send me the draft, please.'],
      [hana, 2900, 'Sent, thank you.'],
    ],
    isClosed: true,
    readBy: [hana, samira],
  },
  {
    at: 'Reno terminal',
    level: 'SUPERVISION',
    said: [
      [jonas, 82, 'The part that came is the one for the older bracket. It does not fit.'],
      [rosa, 64, 'The right one is in Sparks, on the shelf by door 4. Noor brings it on the noon run.'],
      [jonas, 12, 'Here now, goes on after the break.'],
    ],
  },
  {
    at: 'Western division',
    said: [
      [hana, 340, 'They take it until 18:00 today, but not tomorrow before ten.'],
      [admin, 300, 'Then it goes on the early trailer. I write to their dock.'],
      [
        admin,
        290,
        'Good morning,\n\nyour delivery arrives with our early trailer today, between 13:00 and 14:00. Please keep a door with a leveler free.\n\nAvery Morgan, Northway Logistics',
      ],
    ],
    mail: { to: ['dock@example.com'], subject: 'Your delivery today, 13:00 to 14:00' },
    readBy: [hana],
  },
  {
    at: 'Reno terminal',
    said: [
      [
        rosa,
        47,
        'Hello,\n\nplease send somebody for a left steer tyre to our yard in Reno, row B. The unit is loaded.\n\nRosa Ortega',
      ],
    ],
    mail: {
      to: ['roadside@example.com', 'spare@example.com'],
      subject: 'Left steer tyre, Reno yard',
      error: '550 5.1.1 spare@example.com: no such mailbox',
    },
  },
]

export const haldenThreads: SeedThread[] = [
  {
    subject: 'Ice on the ramp at Moss',
    at: 'Moss terminal',
    level: 'ADMIN',
    said: [
      ['kari.berge@other.test', 130, 'The ramp was ice this morning. One pallet slid, nobody was near.'],
      ['sindre.lie@other.test', 20, 'Salted twice. I need more than what is in the shed.'],
    ],
  },
  {
    at: 'Moss terminal',
    level: 'SUPERVISION',
    said: [['nils.haugen@other.test', 75, 'The lift holds again, tested with two tonnes.']],
  },
]
