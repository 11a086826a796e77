// The demo's world: a haulier in the western and eastern United States, and a second company that knows nothing of it.
import type { AccessLevel, OrganizationType } from '../../prisma/__generated__/client/enums.ts'

export interface Place {
  name: string
  type: OrganizationType
  zone: string
  /** The departments whose work is done right there. */
  does: string[]
  below: Place[]
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
  customers: string[]
  drivers: string[]
  /** The lanes run from a place and all below it. */
  lanes: Record<string, string[]>
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

const place = (name: string, type: OrganizationType, zone: string, does: string[], below: Place[] = []): Place => ({
  name,
  type,
  zone,
  does,
  below,
})

export const northway: Company = {
  records: 1800,
  departments,
  customers: ['Halvorsen Foods', 'Basin Ridge Dairy', 'Truckee Paper', 'Summit Outdoor', 'Copperline Tools'],
  drivers: [
    'Luis Ferreira',
    'Dana Whitlock',
    'Marek Nowak',
    'Tasha Greene',
    'Hugh Carver',
    'Amina Yusuf',
    'Joel Prentice',
  ],
  lanes: {
    'Western division': ['RNO–SLC', 'RNO–LAS', 'SLC–DEN', 'RNO–SAC', 'ELK–BOI'],
    'Eastern division': ['CMH–HAR', 'CMH–PIT', 'HAR–EWR', 'CMH–IND'],
    'Fleet services': ['ELK–BOI', 'ELK–SLC'],
  },
  tree: place(
    'Northway Logistics',
    'CORPORATION',
    pacific,
    [],
    [
      place(
        'Western division',
        'DIVISION',
        pacific,
        ['Dispatch', 'Safety and compliance', 'Customer care', 'Fuel and billing'],
        [
          place(
            'Reno terminal',
            'LOCATION',
            pacific,
            ['Dispatch', 'Maintenance', 'Yard', 'Safety and compliance'],
            [
              place('Reno yard', 'BRANCH', pacific, ['Yard', 'Safety and compliance']),
              place('Reno shop', 'BRANCH', pacific, ['Maintenance']),
            ],
          ),
          place(
            'Sparks cross-dock',
            'LOCATION',
            pacific,
            ['Dispatch', 'Yard', 'Safety and compliance'],
            [place('Sparks night dock', 'BRANCH', pacific, ['Yard'])],
          ),
          place('Salt Lake terminal', 'LOCATION', mountain, ['Dispatch', 'Maintenance', 'Safety and compliance']),
        ],
      ),
      place(
        'Eastern division',
        'DIVISION',
        eastern,
        ['Dispatch', 'Customer care', 'Fuel and billing'],
        [
          place(
            'Columbus terminal',
            'LOCATION',
            eastern,
            ['Dispatch', 'Maintenance'],
            [place('Columbus trailer pool', 'BRANCH', eastern, ['Maintenance'])],
          ),
          place('Harrisburg cross-dock', 'LOCATION', eastern, ['Yard']),
        ],
      ),
      place(
        'Fleet services',
        'DIVISION',
        mountain,
        [],
        [place('Elko maintenance shop', 'LOCATION', pacific, ['Maintenance'])],
      ),
    ],
  ),
  hands: [
    hand('Avery Morgan', 'admin@demo.test', 'ADMIN', 'Northway Logistics', 'Operations director'),
    hand('Samira Haddad', 'strategic@demo.test', 'STRATEGIC', 'Northway Logistics', 'Network planner'),
    hand('Theo Lindqvist', 'tactical@demo.test', 'TACTICAL', 'Western division', 'Manager', 'Maintenance'),
    hand(
      'Rosa Ortega',
      'supervision@demo.test',
      'SUPERVISION',
      'Reno terminal',
      'Shift lead',
      'Maintenance',
      'Tractors',
    ),
    hand(
      'Jonas Teller',
      'transactional@demo.test',
      'TRANSACTIONAL',
      'Reno terminal',
      'Technician',
      'Maintenance',
      'Tractors',
    ),
    hand(
      'Priya Kannan',
      'priya.kannan@demo.test',
      'TRANSACTIONAL',
      'Western division',
      'Clerk',
      'Fuel and billing',
      'Fuel desk',
    ),
    hand(
      'Marcus Cole',
      'marcus.cole@demo.test',
      'TRANSACTIONAL',
      'Western division',
      'Planner',
      'Dispatch',
      'Load planning',
    ),
    hand('Lena Vogt', 'lena.vogt@demo.test', 'SUPERVISION', 'Sparks cross-dock', 'Shift lead', 'Yard', 'Dock'),
    hand('Sam Birch', 'sam.birch@demo.test', 'TACTICAL', 'Western division', 'Manager', 'Safety and compliance'),
    hand(
      'Dale Whitaker',
      'dale.whitaker@demo.test',
      'TRANSACTIONAL',
      'Reno terminal',
      'Technician',
      'Maintenance',
      'Tractors',
    ),
    hand(
      'Ines Duarte',
      'ines.duarte@demo.test',
      'TRANSACTIONAL',
      'Reno terminal',
      'Technician',
      'Maintenance',
      'Trailers and reefers',
    ),
    hand(
      'Noor Aziz',
      'noor.aziz@demo.test',
      'TRANSACTIONAL',
      'Reno terminal',
      'Dispatcher',
      'Dispatch',
      'Day dispatch',
    ),
    hand(
      'Gwen Harker',
      'gwen.harker@demo.test',
      'TRANSACTIONAL',
      'Reno terminal',
      'Dispatcher',
      'Dispatch',
      'Night dispatch',
    ),
    hand('Tobias Rehn', 'tobias.rehn@demo.test', 'TRANSACTIONAL', 'Reno terminal', 'Gate keeper', 'Yard', 'Gate'),
    hand('Carla Mendes', 'carla.mendes@demo.test', 'TRANSACTIONAL', 'Sparks cross-dock', 'Dock hand', 'Yard', 'Dock'),
    hand(
      'Owen Price',
      'owen.price@demo.test',
      'TRANSACTIONAL',
      'Sparks cross-dock',
      'Inspector',
      'Safety and compliance',
      'Inspections',
    ),
    hand(
      'Hana Suzuki',
      'hana.suzuki@demo.test',
      'SUPERVISION',
      'Western division',
      'Team lead',
      'Dispatch',
      'Day dispatch',
    ),
    hand(
      'Victor Amsel',
      'victor.amsel@demo.test',
      'TRANSACTIONAL',
      'Salt Lake terminal',
      'Technician',
      'Maintenance',
      'Trailers and reefers',
    ),
    hand(
      'Mia Castellan',
      'mia.castellan@demo.test',
      'TRANSACTIONAL',
      'Western division',
      'Account manager',
      'Customer care',
      'Key accounts',
    ),
    hand('Ruth Okafor', 'ruth.okafor@demo.test', 'TACTICAL', 'Eastern division', 'Manager', 'Dispatch'),
    hand(
      'Ben Sandoval',
      'ben.sandoval@demo.test',
      'SUPERVISION',
      'Columbus terminal',
      'Shift lead',
      'Maintenance',
      'Tractors',
    ),
    hand(
      'Elif Demir',
      'elif.demir@demo.test',
      'TRANSACTIONAL',
      'Columbus terminal',
      'Technician',
      'Maintenance',
      'Tractors',
    ),
    hand(
      'Kofi Mensah',
      'kofi.mensah@demo.test',
      'TRANSACTIONAL',
      'Columbus terminal',
      'Dispatcher',
      'Dispatch',
      'Day dispatch',
    ),
    hand(
      'Nora Lindahl',
      'nora.lindahl@demo.test',
      'TRANSACTIONAL',
      'Harrisburg cross-dock',
      'Dock hand',
      'Yard',
      'Dock',
    ),
    hand(
      'Pete Malloy',
      'pete.malloy@demo.test',
      'TRANSACTIONAL',
      'Eastern division',
      'Claims clerk',
      'Customer care',
      'Claims',
    ),
    hand(
      'Yara Haddow',
      'yara.haddow@demo.test',
      'TRANSACTIONAL',
      'Eastern division',
      'Clerk',
      'Fuel and billing',
      'Invoicing',
    ),
    hand(
      'Anton Reyes',
      'anton.reyes@demo.test',
      'SUPERVISION',
      'Elko maintenance shop',
      'Foreman',
      'Maintenance',
      'Trailers and reefers',
    ),
    hand(
      'Bea Kowalski',
      'bea.kowalski@demo.test',
      'TRANSACTIONAL',
      'Elko maintenance shop',
      'Technician',
      'Maintenance',
      'Tractors',
    ),
    hand(
      'Grace Whitfield',
      'grace.whitfield@demo.test',
      'TRANSACTIONAL',
      'Columbus terminal',
      'Technician',
      'Maintenance',
      'Trailers and reefers',
    ),
    hand(
      'Caleb Young',
      'caleb.young@demo.test',
      'TRANSACTIONAL',
      'Salt Lake terminal',
      'Dispatcher',
      'Dispatch',
      'Day dispatch',
    ),
    hand(
      'Wren Tolliver',
      'wren.tolliver@demo.test',
      'TRANSACTIONAL',
      'Eastern division',
      'Planner',
      'Dispatch',
      'Load planning',
    ),
    hand(
      'Femi Adeyemi',
      'femi.adeyemi@demo.test',
      'TRANSACTIONAL',
      'Western division',
      'Clerk',
      'Safety and compliance',
      'Driver files',
    ),
  ],
}

export const halden: Company = {
  records: 200,
  departments: {
    Dispatch: ['Planning', 'Customs'],
    Maintenance: ['Workshop'],
    Yard: ['Gate'],
  },
  customers: ['Fjordkraft Seafood', 'Vestby Timber', 'Tønsberg Glass', 'Sandnes Wool'],
  drivers: ['Tor Lunde', 'Signe Dahl', 'Emil Kvam', 'Ragnhild Foss'],
  lanes: { 'Halden Freight': ['OSL–GOT', 'LAR–HIR', 'MSS–OSL', 'LAR–KRS'] },
  tree: place(
    'Halden Freight',
    'CORPORATION',
    oslo,
    [],
    [
      place(
        'Coastal division',
        'DIVISION',
        oslo,
        ['Dispatch'],
        [
          place('Moss terminal', 'LOCATION', oslo, ['Maintenance', 'Yard']),
          place('Larvik terminal', 'LOCATION', oslo, ['Dispatch']),
        ],
      ),
    ],
  ),
  hands: [
    hand('Ingrid Solberg', 'admin@other.test', 'ADMIN', 'Halden Freight', 'Managing director'),
    hand('Lars Nygaard', 'lars.nygaard@other.test', 'TACTICAL', 'Coastal division', 'Manager', 'Dispatch'),
    hand(
      'Kari Berge',
      'kari.berge@other.test',
      'SUPERVISION',
      'Moss terminal',
      'Shift lead',
      'Maintenance',
      'Workshop',
    ),
    hand(
      'Nils Haugen',
      'nils.haugen@other.test',
      'TRANSACTIONAL',
      'Moss terminal',
      'Technician',
      'Maintenance',
      'Workshop',
    ),
    hand('Sindre Lie', 'sindre.lie@other.test', 'TRANSACTIONAL', 'Moss terminal', 'Gate keeper', 'Yard', 'Gate'),
    hand(
      'Maja Strand',
      'maja.strand@other.test',
      'TRANSACTIONAL',
      'Coastal division',
      'Customs clerk',
      'Dispatch',
      'Customs',
    ),
    hand(
      'Astrid Moen',
      'astrid.moen@other.test',
      'TRANSACTIONAL',
      'Coastal division',
      'Planner',
      'Dispatch',
      'Planning',
    ),
  ],
}
