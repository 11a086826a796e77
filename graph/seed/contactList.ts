// Whom the demo's companies turn to, and what is said in their threads. Addresses are of domains that nobody has.
import type { Relationship } from '../../prisma/__generated__/client/enums.ts'

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

export const admin = 'admin@demo.test'
export const rosa = 'supervision@demo.test'
export const theo = 'tactical@demo.test'
export const jonas = 'transactional@demo.test'
export const hana = 'hana.suzuki@demo.test'
export const samira = 'strategic@demo.test'

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
