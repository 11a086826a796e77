// The demo's catalogue of work. {unit}, {trailer}, {lane}, {dock}, {customer} and {week} are filled in a record.

export interface Item {
  name: string
  minutes: number
  classId: 1 | 2 | 3 | 4
  priorityId: number
  objectiveId: number
  /** The department whose groups do it. */
  department: string
  titles: string[]
}

const item = (
  name: string,
  department: string,
  minutes: number,
  classId: Item['classId'],
  priorityId: number,
  objectiveId: number,
  ...titles: string[]
): Item => ({ name, department, minutes, classId, priorityId, objectiveId, titles })

const safety = 1
const quality = 2
const delivery = 3
const cost = 4
const people = 5

export const catalogue: Record<string, Item[]> = {
  'Daily checks': [
    item('Pre-trip inspection', 'Maintenance', 25, 1, 6, safety, 'Pre-trip inspection, unit {unit}'),
    item('Yard count', 'Yard', 40, 1, 4, quality, 'Yard count, north lot', 'Yard count, south lot'),
    item('Reefer temperature round', 'Yard', 20, 1, 2, quality, 'Reefer temperature round, dock {dock}'),
    item('Driver hours review', 'Safety and compliance', 30, 1, 3, safety, 'Driver hours review, lane {lane}'),
  ],
  'Dispatch and loads': [
    item('Load plan', 'Dispatch', 30, 1, 4, delivery, 'Night load plan, lane {lane}', 'Day load plan, lane {lane}'),
    item('Missed window call', 'Dispatch', 15, 1, 1, delivery, 'Call {customer} on a missed delivery window'),
    item('Lane review', 'Dispatch', 60, 3, 5, cost, 'Lane review, {lane}'),
  ],
  'Fleet maintenance': [
    item('Tyre sensor', 'Maintenance', 45, 2, 2, safety, 'Replace tyre sensor, unit {unit}'),
    item('Brake adjustment', 'Maintenance', 60, 2, 1, safety, 'Brake adjustment, unit {unit}'),
    item('Reefer service', 'Maintenance', 120, 3, 6, quality, 'Reefer unit {trailer}: compressor', 'Reefer unit {trailer}: service'),
    item('Dock leveller grease', 'Maintenance', 30, 2, 6, safety, 'Dock {dock} leveller: weekly grease'),
    item('Preventive service', 'Maintenance', 180, 4, 7, cost, 'Preventive service, unit {unit}'),
  ],
  'Yard and dock': [
    item('Gate camera', 'Yard', 50, 2, 4, safety, 'Gate camera realignment'),
    item('Seal inventory', 'Yard', 90, 3, 9, quality, 'Month-end seal inventory', 'Seal inventory, cage {dock}'),
    item('Trailer shuffle', 'Yard', 35, 1, 4, delivery, 'Move trailer {trailer} to dock {dock}'),
  ],
  'Safety and compliance': [
    item('Driver file audit', 'Safety and compliance', 45, 2, 3, safety, 'Driver file audit: {dock} renewals'),
    item('Harsh event review', 'Safety and compliance', 30, 2, 2, safety, 'Harsh braking review, unit {unit}'),
    item('Safety meeting', 'Safety and compliance', 60, 3, 8, people, 'Monthly safety meeting'),
    item('Quarterly audit', 'Safety and compliance', 240, 4, 9, quality, 'Quarterly compliance audit'),
  ],
  'Customers and claims': [
    item('Customer call', 'Customer care', 15, 1, 2, delivery, 'Call back {customer} on delivery window'),
    item('Detention claims', 'Customer care', 60, 2, 4, cost, 'Detention claims, week {week}'),
    item('Service review', 'Customer care', 90, 4, 5, quality, 'Quarterly service review, {customer}'),
  ],
  'Fuel and billing': [
    item('Fuel cards', 'Fuel and billing', 30, 1, 4, cost, 'Reconcile fuel cards', 'Reconcile fuel cards, week {week}'),
    item('Idle report', 'Fuel and billing', 25, 2, 5, cost, 'Idle time report, lane {lane}'),
    item('Period close', 'Fuel and billing', 120, 3, 9, cost, 'Period close: open invoices'),
  ],
}

export const words = {
  lane: ['RNO–SLC', 'RNO–LAS', 'SLC–DEN', 'CMH–HAR', 'RNO–SAC', 'ELK–BOI'],
  customer: ['Halvorsen Foods', 'Basin Ridge Dairy', 'Truckee Paper', 'Summit Outdoor', 'Copperline Tools'],
}

export const holdReasons = [
  'Waiting for parts, ordered yesterday',
  'Waiting for the landlord',
  'Unit is out on the road until tomorrow',
  'Customer asked to wait for a confirmed window',
  'Technician needs the lift, it is in use',
]

export const escalationReasons = [
  'Parts are over the spending limit',
  'Second missed window this week',
  'Needs a decision on overtime',
  'Driver refuses the unit',
]
