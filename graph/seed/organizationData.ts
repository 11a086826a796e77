// What the organizations of the demo say of themselves, by name.

export interface Facts {
  dba?: string
  about: string
  employer?: string
  uid: string
  website?: string
  contact: string
  point?: [latitude: number, longitude: number]
  /** Line, city, postal code, state. */
  address?: [line: string, city: string, postalCode: string, state: string]
  /** Where its mail goes, if elsewhere. */
  mail?: [line: string, city: string, postalCode: string, state: string]
  /** The number in the list AUDIT_STATUS: 1 not audited, 2 in progress, 3 audited, 4 expired. */
  audit: number
  /** The state of incorporation, for what is a company of its own. */
  incorporated?: string
  /** The number in the list LEGAL_ENTITY_TYPE. */
  form?: number
}

export const facts: Record<string, Facts> = {
  'Northway Logistics': {
    dba: 'Northway',
    about: 'Truckload and cross-dock carrier between the Sierra and the Alleghenies.',
    employer: '88-2041176',
    uid: 'NW-1',
    website: 'https://northway-logistics.example.com',
    contact: 'Head office, +1 775 555 0100',
    point: [39.5272, -119.8219],
    address: ['200 South Virginia Street, Floor 8', 'Reno', '89501', 'US-NV'],
    mail: ['PO Box 12040', 'Reno', '89510', 'US-NV'],
    audit: 3,
    incorporated: 'US-NV',
    form: 5,
  },
  'Western division': {
    dba: 'Northway West',
    about: 'Terminals and lanes west of the Rockies.',
    employer: '88-2041177',
    uid: 'NW-2',
    contact: 'Division office, +1 775 555 0110',
    point: [39.5296, -119.8138],
    address: ['1 East Liberty Street, Suite 600', 'Reno', '89501', 'US-NV'],
    audit: 3,
    form: 3,
  },
  'Reno terminal': {
    about: 'Main terminal with dispatch, shop and yard.',
    uid: 'NW-21',
    contact: 'Day dispatch, +1 775 555 0121',
    point: [39.5186, -119.7613],
    address: ['4800 Mill Street', 'Reno', '89502', 'US-NV'],
    audit: 2,
  },
  'Reno yard': {
    about: 'Gate, drop lot and trailer parking for 140 units.',
    uid: 'NW-211',
    contact: 'Gate, +1 775 555 0125',
    point: [39.5171, -119.7588],
    audit: 1,
  },
  'Reno shop': {
    about: 'Six bays for tractors, two for trailers and reefers.',
    uid: 'NW-212',
    contact: 'Shop office, +1 775 555 0127',
    point: [39.5192, -119.7602],
    audit: 2,
  },
  'Sparks cross-dock': {
    about: 'Forty doors between linehaul and the city fleet.',
    uid: 'NW-22',
    contact: 'Dock office, +1 775 555 0131',
    point: [39.5394, -119.7208],
    address: ['1250 Greg Street', 'Sparks', '89431', 'US-NV'],
    audit: 3,
  },
  'Sparks night dock': {
    about: 'The dock from eight in the evening to six in the morning.',
    uid: 'NW-221',
    contact: 'Night lead, +1 775 555 0133',
    point: [39.5391, -119.7199],
    audit: 1,
  },
  'Salt Lake terminal': {
    about: 'Relay terminal for the lanes to Denver and Boise.',
    uid: 'NW-23',
    contact: 'Dispatch, +1 801 555 0141',
    point: [40.7276, -111.9744],
    address: ['2100 South 5600 West', 'Salt Lake City', '84120', 'US-UT'],
    audit: 4,
  },
  'Eastern division': {
    dba: 'Northway East',
    about: 'Terminals and lanes between Ohio and the coast.',
    employer: '31-4410982',
    uid: 'NW-3',
    website: 'https://east.northway-logistics.example.com',
    contact: 'Division office, +1 614 555 0150',
    point: [39.9622, -83.0007],
    address: ['100 East Broad Street, Suite 1400', 'Columbus', '43215', 'US-OH'],
    audit: 2,
    incorporated: 'US-OH',
    form: 3,
  },
  'Columbus terminal': {
    about: 'Terminal with dispatch and a shop of four bays.',
    uid: 'NW-31',
    contact: 'Dispatch, +1 614 555 0151',
    point: [39.9023, -83.1312],
    address: ['3900 Westbelt Drive', 'Columbus', '43228', 'US-OH'],
    audit: 3,
  },
  'Columbus trailer pool': {
    about: 'Dry vans and reefers for drop-and-hook customers.',
    uid: 'NW-311',
    contact: 'Pool desk, +1 614 555 0153',
    point: [39.9008, -83.1281],
    audit: 1,
  },
  'Harrisburg cross-dock': {
    about: 'Eighteen doors for the last leg to New Jersey.',
    uid: 'NW-32',
    contact: 'Dock office, +1 717 555 0161',
    point: [40.2415, -76.9353],
    address: ['700 Sterling Parkway', 'Mechanicsburg', '17050', 'US-PA'],
    audit: 2,
  },
  'Fleet services': {
    dba: 'Northway Fleet Services',
    about: 'Heavy maintenance for both divisions.',
    employer: '88-2041180',
    uid: 'NW-4',
    contact: 'Planning desk, +1 775 555 0170',
    point: [40.8324, -115.7631],
    address: ['495 Idaho Street', 'Elko', '89801', 'US-NV'],
    audit: 3,
    form: 3,
  },
  'Elko maintenance shop': {
    about: 'Engine and driveline work halfway along Interstate 80.',
    uid: 'NW-41',
    contact: 'Foreman, +1 775 555 0171',
    point: [40.8508, -115.7402],
    address: ['3650 East Idaho Street', 'Elko', '89801', 'US-NV'],
    audit: 4,
  },
  'Halden Freight': {
    dba: 'Halden',
    about: 'Fish, timber and glass between the Oslofjord and Gothenburg.',
    employer: '98-0713345',
    uid: 'HF-1',
    website: 'https://halden-freight.example.com',
    contact: 'Kontor, +47 69 55 01 00',
    point: [59.1226, 11.3871],
    address: ['Storgata 11', 'Halden', '1771', 'NO-30'],
    audit: 3,
    incorporated: 'NO-30',
    form: 5,
  },
  'Coastal division': {
    about: 'The terminals on both sides of the fjord.',
    uid: 'HF-2',
    contact: 'Planning, +47 69 55 01 10',
    point: [59.4345, 10.6578],
    address: ['Dronningens gate 3', 'Moss', '1530', 'NO-30'],
    audit: 2,
  },
  'Moss terminal': {
    about: 'Workshop, gate and reefer plugs by the ferry quay.',
    uid: 'HF-21',
    contact: 'Vakt, +47 69 55 01 21',
    point: [59.4302, 10.6613],
    address: ['Værftsgata 7', 'Moss', '1511', 'NO-30'],
    audit: 3,
  },
  'Larvik terminal': {
    about: 'Dispatch for the ferry to Hirtshals.',
    uid: 'HF-22',
    contact: 'Dispatch, +47 33 55 01 31',
    point: [59.0421, 10.0458],
    address: ['Revet 12', 'Larvik', '3263', 'NO-38'],
    audit: 1,
  },
}
