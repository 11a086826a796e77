// A haulier in the western and eastern United States.
import { northwayHands } from './northwayHands.ts'
import { place, type Company } from './world.ts'

const pacific = 'America/Los_Angeles'
const mountain = 'America/Denver'
const eastern = 'America/New_York'

const departments = {
  Dispatch: ['Day dispatch', 'Night dispatch', 'Load planning'],
  Maintenance: ['Tractors', 'Trailers and reefers'],
  Yard: ['Gate', 'Dock'],
  'Safety and compliance': ['Driver files', 'Inspections'],
  'Customer care': ['Key accounts', 'Claims'],
  'Fuel and billing': ['Fuel desk', 'Invoicing'],
}

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
  hands: northwayHands,
}
