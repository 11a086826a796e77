// What the demo's catalogue says of its work: a sentence for each major task, a few for each item.

export const majorTaskTexts: Record<string, string> = {
  'Daily checks': 'What is looked at every day before anything moves.',
  'Dispatch and loads': 'Loads planned, drivers called, papers ready.',
  'Fleet maintenance': 'What keeps tractors, trailers and reefers on the road.',
  'Yard and dock': 'The gate, the dock, and where each trailer stands.',
  'Safety and compliance': 'Files, reviews and audits that the rules ask for.',
  'Customers and claims': 'What customers hear from us, and what is settled with them.',
  'Fuel and billing': 'Fuel, idling and invoices.',
}

interface ItemText {
  text: string
  /** With whom it is done, of the list TTP_TYPE; within the house unless said. */
  ttp?: 2 | 3 | 4 | 5
  /** What kind of transaction it is, of the list TRANSACTION_TYPE; a task unless said. */
  transaction?: 2 | 5 | 6
  signOff?: true
}

export const itemTexts: Record<string, ItemText> = {
  'Pre-trip inspection': {
    text: 'Walk around the unit: lights, tyres, brakes, couplings, leaks. Nothing leaves the yard before it is passed.',
    transaction: 5,
  },
  'Yard count': {
    text: 'Count every trailer in the lot and compare with the board. Write down what stands where it should not.',
  },
  'Reefer temperature round': {
    text: 'Read the set point and the return air of each plugged-in reefer. More than 3 °F apart goes to maintenance.',
    transaction: 5,
  },
  'Driver hours review': {
    text: "Look through yesterday's logs of the lane: missing entries, hours over, rest too short.",
  },
  'Load plan': { text: 'Match loads to units for the next shift, with windows, weights and hours left.' },
  'Lane review': { text: 'Cost a mile, empty miles and on-time share of the lane against last month.' },
  'Missed window call': {
    text: 'Call before they call: what happened, when it arrives, what it costs them.',
    ttp: 2,
    transaction: 6,
  },
  'Driver check call': { text: 'Where, how, and when there. Note delays with their reason.', transaction: 6 },
  'Reload search': { text: 'Find a load near the drop, so that the unit does not come back empty.', ttp: 4 },
  'Customs papers': { text: 'Manifest, invoice and seal number complete before the trailer leaves.', ttp: 3 },
  'Tyre sensor': { text: 'Replace the sensor, teach it in, and check the pressure cold.' },
  'Brake adjustment': { text: 'Measure the stroke of each chamber, adjust, and measure again.', signOff: true },
  'Preventive service': {
    text: 'Oil, filters, belts, grease and a road test, as the list for the mileage has it.',
    signOff: true,
  },
  'Reefer service': {
    text: 'Compressor, belts, coolant and defrost cycle; a run of half an hour with the doors shut.',
    ttp: 5,
  },
  'Trailer lights': { text: 'Replace what is dark, check the seal of each connector, and test with the tractor.' },
  'Landing gear': { text: 'Grease both legs and the gearbox; crank up and down in both gears.' },
  'Gate camera': { text: 'Realign the camera to the lane and check that plates are read by day and by night.', ttp: 5 },
  'Trailer inspection': { text: 'Seal, doors, floor and lights as the trailer comes in.', transaction: 5 },
  'Seal inventory': { text: 'Count seals by number and compare with what was given out.', signOff: true },
  'Trailer shuffle': { text: 'Move the trailer to the dock or back to its row, and say where it stands.' },
  'Dock leveller grease': { text: 'Hinges, lip and cylinders; raise and lower it twice.' },
  'Driver file audit': { text: 'Licence, medical card and training of the file are there and valid.', signOff: true },
  'Harsh event review': { text: 'See the video with the driver within two days, and write down what was agreed.' },
  'Safety meeting': {
    text: 'Half an hour of incidents, half an hour of one topic; everybody signs in.',
    transaction: 2,
  },
  'Quarterly audit': {
    text: 'Sample files, logs and inspections of the quarter and report what is missing.',
    signOff: true,
  },
  'Customer call': {
    text: 'Call back within the day, with an answer or with when there is one.',
    ttp: 2,
    transaction: 6,
  },
  'Service review': {
    text: 'On-time share, claims and what comes next, in an hour with the customer.',
    ttp: 2,
    transaction: 2,
  },
  'Detention claims': { text: 'Collect the times at the gate, work out the hours, send the claim.', ttp: 2 },
  'Fuel cards': {
    text: "Match the cards' transactions with the lane; two fills within an hour are asked about.",
    ttp: 3,
  },
  'Idle report': { text: 'List the units that idled more than an hour a day, by lane and driver.' },
  'Period close': { text: 'Open invoices of the customer settled or chased before the period closes.', signOff: true },
}
