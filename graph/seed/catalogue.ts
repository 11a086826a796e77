// The demo's catalogue of work. {lane}, {dock}, {customer}, {driver} and {week} are filled in a record.

export interface Item {
  name: string
  minutes: number
  actionClassId: 1 | 2 | 3 | 4
  priorityId: number
  objectiveId: number
  /** The department that does it, and its groups that do. */
  department: string
  groups: string[]
  titles: string[]
}

type Numbers = [minutes: number, actionClassId: Item['actionClassId'], priorityId: number, objectiveId: number]

/** Items of one department and some of its groups: a name, its numbers, its titles. */
const work = (department: string, groups: string[], ...items: [string, Numbers, ...string[]][]): Item[] =>
  items.map(([name, [minutes, actionClassId, priorityId, objectiveId], ...titles]) => ({
    name,
    minutes,
    actionClassId,
    priorityId,
    objectiveId,
    department,
    groups,
    titles,
  }))

const safety = 1
const quality = 2
const delivery = 3
const cost = 4
const people = 5

const tractors = ['Tractors', 'Workshop']
const trailers = ['Trailers and reefers', 'Workshop']
const dispatchers = ['Day dispatch', 'Night dispatch']
const planners = ['Load planning', 'Planning']

export const catalogue: Record<string, Item[]> = {
  'Daily checks': [
    ...work('Maintenance', tractors, ['Pre-trip inspection', [25, 1, 6, safety], 'Pre-trip inspection']),
    ...work('Yard', ['Gate'], ['Yard count', [40, 1, 4, quality], 'Yard count, north lot', 'Yard count, south lot']),
    ...work(
      'Yard',
      ['Dock'],
      ['Reefer temperature round', [20, 1, 4, quality], 'Reefer temperature round, dock {dock}'],
    ),
    ...work(
      'Safety and compliance',
      ['Driver files'],
      ['Driver hours review', [30, 1, 3, safety], 'Driver hours review, lane {lane}'],
    ),
  ],
  'Dispatch and loads': [
    ...work('Dispatch', planners, [
      'Load plan',
      [30, 1, 4, delivery],
      'Night load plan, lane {lane}',
      'Day load plan, lane {lane}',
    ]),
    ...work('Dispatch', planners, ['Lane review', [60, 3, 5, cost], 'Lane review, {lane}']),
    ...work(
      'Dispatch',
      dispatchers,
      ['Missed window call', [15, 1, 3, delivery], 'Call {customer} on a missed delivery window'],
      ['Driver check call', [10, 1, 4, delivery], 'Check call on {lane}'],
      ['Reload search', [30, 1, 3, cost], 'Find a reload, lane {lane}'],
    ),
    ...work('Dispatch', ['Customs'], ['Customs papers', [45, 1, 3, delivery], 'Customs papers, lane {lane}']),
  ],
  'Fleet maintenance': [
    ...work(
      'Maintenance',
      tractors,
      ['Tyre sensor', [45, 2, 4, safety], 'Replace tyre sensor'],
      ['Brake adjustment', [60, 2, 2, safety], 'Brake adjustment'],
      ['Preventive service', [180, 4, 7, cost], 'Preventive service'],
    ),
    ...work(
      'Maintenance',
      trailers,
      ['Reefer service', [120, 3, 6, quality], 'Reefer compressor check', 'Reefer service'],
      ['Trailer lights', [30, 2, 3, safety], 'Repair marker lights'],
      ['Landing gear', [50, 3, 6, safety], 'Landing gear grease'],
    ),
  ],
  'Yard and dock': [
    ...work(
      'Yard',
      ['Gate'],
      ['Gate camera', [50, 2, 4, safety], 'Gate camera realignment, lane in', 'Gate camera realignment, lane out'],
      ['Trailer inspection', [15, 1, 3, safety], 'Gate inspection'],
    ),
    ...work(
      'Yard',
      ['Dock'],
      ['Seal inventory', [90, 3, 9, quality], 'Month-end seal inventory', 'Seal inventory, cage {dock}'],
      ['Trailer shuffle', [35, 1, 4, delivery], 'Move to dock {dock}'],
      ['Dock leveller grease', [30, 2, 6, safety], 'Dock {dock} leveller: weekly grease'],
    ),
  ],
  'Safety and compliance': [
    ...work(
      'Safety and compliance',
      ['Driver files'],
      ['Driver file audit', [45, 2, 3, safety], 'Driver file audit: licence of {driver}'],
    ),
    ...work(
      'Safety and compliance',
      ['Inspections'],
      ['Harsh event review', [30, 2, 3, safety], 'Harsh braking review'],
      ['Safety meeting', [60, 3, 8, people], 'Monthly safety meeting'],
      ['Quarterly audit', [240, 4, 9, quality], 'Quarterly compliance audit'],
    ),
  ],
  'Customers and claims': [
    ...work(
      'Customer care',
      ['Key accounts'],
      ['Customer call', [15, 1, 4, delivery], 'Call back {customer} on delivery window'],
      ['Service review', [90, 4, 5, quality], 'Quarterly service review, {customer}'],
    ),
    ...work(
      'Customer care',
      ['Claims'],
      ['Detention claims', [60, 2, 4, cost], 'Detention claims, {customer}, week {week}'],
    ),
  ],
  'Fuel and billing': [
    ...work(
      'Fuel and billing',
      ['Fuel desk'],
      ['Fuel cards', [30, 1, 4, cost], 'Reconcile fuel cards, lane {lane}', 'Reconcile fuel cards, week {week}'],
      ['Idle report', [25, 2, 5, cost], 'Idle time report, lane {lane}'],
    ),
    ...work(
      'Fuel and billing',
      ['Invoicing'],
      ['Period close', [120, 3, 9, cost], 'Period close: open invoices of {customer}'],
    ),
  ],
}
