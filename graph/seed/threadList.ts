// The demo's correspondence.
import type { AccessLevel } from '../../prisma/__generated__/client/enums.ts'
import { admin, hana, jonas, rosa, samira, theo } from './contactList.ts'

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
