// A company that knows nothing of the other.
import { hand, place, type Company } from './world.ts'

const oslo = 'Europe/Oslo'

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
