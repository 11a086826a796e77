// The demo's world: a haulier in the western and eastern United States, and a second company that knows nothing of it.
import type { AccessLevel, OrganizationType } from '../__generated__/client/enums.ts'

export interface Place {
  name: string
  type: OrganizationType
  zone: string
  below?: Place[]
}

export interface Hand {
  name: string
  email: string
  level: AccessLevel
  at: string
  department?: string
  group?: string
  role: string
}

export interface Company {
  tree: Place
  departments: Record<string, string[]>
  hands: Hand[]
  records: number
}

const pacific = 'America/Los_Angeles'
const mountain = 'America/Denver'
const eastern = 'America/New_York'
const oslo = 'Europe/Oslo'

const departments = {
  Dispatch: ['Day dispatch', 'Night dispatch', 'Load planning'],
  Maintenance: ['Tractors', 'Trailers and reefers'],
  Yard: ['Gate', 'Dock'],
  'Safety and compliance': ['Driver files', 'Inspections'],
  'Customer care': ['Key accounts', 'Claims'],
  'Fuel and billing': ['Fuel desk', 'Invoicing'],
}

const hand = (
  name: string,
  email: string,
  level: AccessLevel,
  at: string,
  role: string,
  department?: string,
  group?: string,
): Hand => ({ name, email, level, at, role, department, group })

export const northway: Company = {
  records: 1800,
  departments,
  tree: {
    name: 'Northway Logistics',
    type: 'CORPORATION',
    zone: pacific,
    below: [
      {
        name: 'Western division',
        type: 'DIVISION',
        zone: pacific,
        below: [
          {
            name: 'Reno terminal',
            type: 'LOCATION',
            zone: pacific,
            below: [
              { name: 'Reno yard', type: 'BRANCH', zone: pacific },
              { name: 'Reno shop', type: 'BRANCH', zone: pacific },
            ],
          },
          {
            name: 'Sparks cross-dock',
            type: 'LOCATION',
            zone: pacific,
            below: [{ name: 'Sparks night dock', type: 'BRANCH', zone: pacific }],
          },
          { name: 'Salt Lake terminal', type: 'LOCATION', zone: mountain },
        ],
      },
      {
        name: 'Eastern division',
        type: 'DIVISION',
        zone: eastern,
        below: [
          {
            name: 'Columbus terminal',
            type: 'LOCATION',
            zone: eastern,
            below: [{ name: 'Columbus trailer pool', type: 'BRANCH', zone: eastern }],
          },
          { name: 'Harrisburg cross-dock', type: 'LOCATION', zone: eastern },
        ],
      },
      {
        name: 'Fleet services',
        type: 'DIVISION',
        zone: mountain,
        below: [{ name: 'Elko maintenance shop', type: 'LOCATION', zone: pacific }],
      },
    ],
  },
  hands: [
    hand('Avery Morgan', 'admin@demo.test', 'ADMIN', 'Northway Logistics', 'Operations director'),
    hand('Samira Haddad', 'strategic@demo.test', 'STRATEGIC', 'Northway Logistics', 'Network planner'),
    hand('Theo Lindqvist', 'tactical@demo.test', 'TACTICAL', 'Western division', 'Manager', 'Maintenance'),
    hand('Rosa Ortega', 'supervision@demo.test', 'SUPERVISION', 'Reno terminal', 'Shift lead', 'Maintenance', 'Tractors'),
    hand('Jonas Teller', 'transactional@demo.test', 'TRANSACTIONAL', 'Reno terminal', 'Technician', 'Maintenance', 'Tractors'),
    hand('Priya Kannan', 'priya.kannan@demo.test', 'TRANSACTIONAL', 'Western division', 'Clerk', 'Fuel and billing', 'Fuel desk'),
    hand('Marcus Cole', 'marcus.cole@demo.test', 'TRANSACTIONAL', 'Western division', 'Planner', 'Dispatch', 'Load planning'),
    hand('Lena Vogt', 'lena.vogt@demo.test', 'SUPERVISION', 'Sparks cross-dock', 'Shift lead', 'Yard', 'Dock'),
    hand('Sam Birch', 'sam.birch@demo.test', 'TACTICAL', 'Western division', 'Manager', 'Safety and compliance'),
    hand('Dale Whitaker', 'dale.whitaker@demo.test', 'TRANSACTIONAL', 'Reno terminal', 'Technician', 'Maintenance', 'Tractors'),
    hand('Ines Duarte', 'ines.duarte@demo.test', 'TRANSACTIONAL', 'Reno terminal', 'Technician', 'Maintenance', 'Trailers and reefers'),
    hand('Noor Aziz', 'noor.aziz@demo.test', 'TRANSACTIONAL', 'Reno terminal', 'Dispatcher', 'Dispatch', 'Day dispatch'),
    hand('Gwen Harker', 'gwen.harker@demo.test', 'TRANSACTIONAL', 'Reno terminal', 'Dispatcher', 'Dispatch', 'Night dispatch'),
    hand('Tobias Rehn', 'tobias.rehn@demo.test', 'TRANSACTIONAL', 'Reno terminal', 'Gate keeper', 'Yard', 'Gate'),
    hand('Carla Mendes', 'carla.mendes@demo.test', 'TRANSACTIONAL', 'Sparks cross-dock', 'Dock hand', 'Yard', 'Dock'),
    hand('Owen Price', 'owen.price@demo.test', 'TRANSACTIONAL', 'Sparks cross-dock', 'Inspector', 'Safety and compliance', 'Inspections'),
    hand('Hana Suzuki', 'hana.suzuki@demo.test', 'SUPERVISION', 'Western division', 'Team lead', 'Dispatch', 'Day dispatch'),
    hand('Victor Amsel', 'victor.amsel@demo.test', 'TRANSACTIONAL', 'Salt Lake terminal', 'Technician', 'Maintenance', 'Trailers and reefers'),
    hand('Mia Castellan', 'mia.castellan@demo.test', 'TRANSACTIONAL', 'Western division', 'Account manager', 'Customer care', 'Key accounts'),
    hand('Ruth Okafor', 'ruth.okafor@demo.test', 'TACTICAL', 'Eastern division', 'Manager', 'Dispatch'),
    hand('Ben Sandoval', 'ben.sandoval@demo.test', 'SUPERVISION', 'Columbus terminal', 'Shift lead', 'Maintenance', 'Tractors'),
    hand('Elif Demir', 'elif.demir@demo.test', 'TRANSACTIONAL', 'Columbus terminal', 'Technician', 'Maintenance', 'Tractors'),
    hand('Kofi Mensah', 'kofi.mensah@demo.test', 'TRANSACTIONAL', 'Columbus terminal', 'Dispatcher', 'Dispatch', 'Day dispatch'),
    hand('Nora Lindahl', 'nora.lindahl@demo.test', 'TRANSACTIONAL', 'Harrisburg cross-dock', 'Dock hand', 'Yard', 'Dock'),
    hand('Pete Malloy', 'pete.malloy@demo.test', 'TRANSACTIONAL', 'Eastern division', 'Claims clerk', 'Customer care', 'Claims'),
    hand('Yara Haddow', 'yara.haddow@demo.test', 'TRANSACTIONAL', 'Eastern division', 'Clerk', 'Fuel and billing', 'Invoicing'),
    hand('Anton Reyes', 'anton.reyes@demo.test', 'SUPERVISION', 'Elko maintenance shop', 'Foreman', 'Maintenance', 'Trailers and reefers'),
    hand('Bea Kowalski', 'bea.kowalski@demo.test', 'TRANSACTIONAL', 'Elko maintenance shop', 'Technician', 'Maintenance', 'Tractors'),
    hand('Femi Adeyemi', 'femi.adeyemi@demo.test', 'TRANSACTIONAL', 'Western division', 'Clerk', 'Safety and compliance', 'Driver files'),
  ],
}

export const halden: Company = {
  records: 200,
  departments: {
    Dispatch: ['Planning', 'Customs'],
    Maintenance: ['Workshop'],
    Yard: ['Gate'],
  },
  tree: {
    name: 'Halden Freight',
    type: 'CORPORATION',
    zone: oslo,
    below: [
      {
        name: 'Coastal division',
        type: 'DIVISION',
        zone: oslo,
        below: [
          { name: 'Moss terminal', type: 'LOCATION', zone: oslo },
          { name: 'Larvik terminal', type: 'LOCATION', zone: oslo },
        ],
      },
    ],
  },
  hands: [
    hand('Ingrid Solberg', 'admin@other.test', 'ADMIN', 'Halden Freight', 'Managing director'),
    hand('Lars Nygaard', 'lars.nygaard@other.test', 'TACTICAL', 'Coastal division', 'Manager', 'Dispatch'),
    hand('Kari Berge', 'kari.berge@other.test', 'SUPERVISION', 'Moss terminal', 'Shift lead', 'Maintenance', 'Workshop'),
    hand('Nils Haugen', 'nils.haugen@other.test', 'TRANSACTIONAL', 'Moss terminal', 'Technician', 'Maintenance', 'Workshop'),
    hand('Astrid Moen', 'astrid.moen@other.test', 'TRANSACTIONAL', 'Larvik terminal', 'Planner', 'Dispatch', 'Planning'),
  ],
}
