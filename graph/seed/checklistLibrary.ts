// The demo's checklists and SOPs, and the tasks that have them.
import type { ChecklistItemKind } from '../../prisma/__generated__/client/enums.ts'

export interface CheckItem {
  kind: ChecklistItemKind
  prompt: string
  help?: string
  mandatory?: boolean
  unit?: string
  minimum?: number
  maximum?: number
  choices?: string[]
  failingChoices?: string[]
}

interface Check {
  name: string
  description: string
  /** The items of the catalogue whose records get it. */
  tasks: string[]
  archived?: boolean
  items: CheckItem[]
}

const passes = (prompt: string, help = ''): CheckItem => ({ kind: 'PASS_FAIL', prompt, help, mandatory: true })
const measured = (prompt: string, unit: string, minimum?: number, maximum?: number): CheckItem => ({
  kind: 'NUMBER',
  prompt,
  unit,
  minimum,
  maximum,
  mandatory: true,
})
const chosen = (prompt: string, choices: string[], failingChoices: string[] = []): CheckItem => ({
  kind: 'CHOICE',
  prompt,
  choices,
  failingChoices,
})
const words = (prompt: string): CheckItem => ({ kind: 'TEXT', prompt })
const photo = (prompt: string, help = ''): CheckItem => ({ kind: 'PHOTO', prompt, help })

export const checks: Check[] = [
  {
    name: 'Walk-round before departure',
    description: 'What the driver looks at before the wheels turn.',
    tasks: ['Pre-trip inspection'],
    items: [
      passes('Brakes hold on the pull test', 'Low gear, trailer brakes set: the unit must not move.'),
      measured('Steer tyre pressure', 'psi', 95, 120),
      passes('Lights, markers and reflectors work'),
      chosen('Fuel', ['Full', 'Half', 'Quarter or less'], ['Quarter or less']),
      photo('Odometer', 'All digits readable.'),
      words('Anything else'),
    ],
  },
  {
    name: 'Driver readiness',
    description: 'Papers and hours, before the key is handed over.',
    tasks: ['Pre-trip inspection'],
    items: [
      passes('Licence and medical card on board'),
      { ...chosen('Hours left today', ['8 or more', '4 to 8', 'Under 4'], ['Under 4']), mandatory: true },
    ],
  },
  {
    name: 'Reefer round',
    description: 'Each reefer at the dock, every four hours.',
    tasks: ['Reefer temperature round', 'Reefer service'],
    items: [
      measured('Return air', '°F', -10, 40),
      passes('Door seals are whole'),
      chosen('Reefer fuel', ['Full', 'Half', 'Low'], ['Low']),
      words('Alarms since the last round'),
    ],
  },
  {
    name: 'Trailer at the gate',
    description: 'Who brings a trailer in, and in which state.',
    tasks: ['Trailer inspection'],
    items: [
      passes('Seal number is that of the papers'),
      passes('Walls, doors and floor without damage'),
      { ...chosen('Load', ['Sealed', 'Empty', 'Open'], ['Open']), mandatory: true },
      photo('Seal', 'The number must be readable.'),
    ],
  },
  {
    name: 'Dock leveller',
    description: 'Weekly, with the greasing.',
    tasks: ['Dock leveller grease'],
    items: [
      passes('Lip and hinge are clean'),
      { ...measured('Time to lift', 's', undefined, 20), mandatory: false },
      passes('Wheel restraint locks'),
    ],
  },
  {
    name: 'Brake service',
    description: 'Measured before the unit leaves the bay.',
    tasks: ['Brake adjustment'],
    items: [measured('Longest push rod stroke', 'in', undefined, 2), passes('Road test'), words('Parts used')],
  },
  {
    name: 'Harsh event talk',
    description: 'What happened, and what was agreed with the driver.',
    tasks: ['Harsh event review'],
    items: [
      chosen(
        'Cause',
        ['Traffic', 'Following too close', 'Distraction', 'Equipment'],
        ['Following too close', 'Distraction'],
      ),
      { ...words('What was agreed'), mandatory: true },
      passes('Driver has signed'),
    ],
  },
  {
    name: 'Winter chains',
    description: 'November to March, on the passes.',
    tasks: [],
    archived: true,
    items: [passes('Chains on board'), passes('Tensioners work')],
  },
]

type Step = [title: string, text: string]

interface Procedure {
  name: string
  description: string
  tasks: string[]
  /** What was published, first to last, each with what it changes. */
  versions: { changeNote: string; steps: Step[] }[]
  draft?: { changeNote: string; steps: Step[] }
}

const walkRound: Step[] = [
  ['Secure the unit', 'Parking brake set, key out, chocks at the drive axle.'],
  ['Walk the driver side', 'Mirrors, tank cap, tyres, lug nuts, mud flaps. Touch what you look at.'],
  ['Look at the coupling', 'Jaws closed around the pin, no gap at the fifth wheel, glad hands and cable seated.'],
  ['Walk the trailer', 'Markers, doors, hinges, seal, landing gear up.'],
  ['Test the brakes', 'Build to 120 psi, hold the pedal for a minute: not more than 4 psi lost. Then the pull test.'],
]

export const procedures: Procedure[] = [
  {
    name: 'Walk-round inspection',
    description: 'The same eight minutes, in the same order, before each departure.',
    tasks: ['Pre-trip inspection'],
    versions: [
      { changeNote: 'First issue.', steps: walkRound.slice(0, 4) },
      { changeNote: 'The brake test belongs to the walk-round.', steps: walkRound },
    ],
  },
  {
    name: 'Reefer temperature round',
    description: 'How return air is read, and what to do above the limit.',
    tasks: ['Reefer temperature round'],
    versions: [
      {
        changeNote: 'First issue.',
        steps: [
          ['Read return air', 'At the unit’s panel, not at the dock display; wait for the end of a defrost.'],
          ['Compare with the order', 'Frozen at 0 °F or below, chilled from 33 to 40 °F.'],
          [
            'Above the limit',
            'Close the doors, start the unit in continuous, call the shift lead, and write down the time.',
          ],
        ],
      },
    ],
    draft: {
      changeNote: 'Adds the probe for mixed loads.',
      steps: [
        ['Read return air', 'At the unit’s panel, not at the dock display; wait for the end of a defrost.'],
        ['Mixed loads', 'Put the probe between the second and the third pallet for two minutes.'],
        ['Compare with the order', 'Frozen at 0 °F or below, chilled from 33 to 40 °F.'],
        [
          'Above the limit',
          'Close the doors, start the unit in continuous, call the shift lead, and write down the time.',
        ],
      ],
    },
  },
  {
    name: 'Brake adjustment',
    description: 'Automatic slack adjusters are measured, never turned by hand.',
    tasks: ['Brake adjustment'],
    versions: [
      {
        changeNote: 'First issue.',
        steps: [
          ['Chock and release', 'Chocks at two axles, then release the spring brakes with at least 90 psi.'],
          ['Mark the push rods', 'Chalk at the chamber face, pedal at 90 psi, measure the stroke.'],
          ['Out of limit', 'Replace the adjuster or look for worn bushings; don’t turn it.'],
          ['Road test', 'Three stops from 20 mph on the yard lane.'],
        ],
      },
    ],
  },
  {
    name: 'Reviewing a harsh event',
    description: 'A talk that ends with something agreed.',
    tasks: ['Harsh event review'],
    versions: [
      {
        changeNote: 'First issue.',
        steps: [
          ['Look at the clip first', 'Alone, twice, with the sound on.'],
          ['Ask before you tell', 'What did you see? What would you do again, what not?'],
          ['Agree on one thing', 'Write it down in the driver’s words; both sign.'],
        ],
      },
    ],
  },
  {
    name: 'Docking a trailer',
    description: 'Chocks, restraint, light: who may enter when.',
    tasks: [],
    versions: [],
    draft: {
      changeNote: 'First issue.',
      steps: [
        ['Back in straight', 'Stop at the line, get out, look.'],
        ['Lock the wheels', 'Restraint up, light red outside and green inside.'],
      ],
    },
  },
]
