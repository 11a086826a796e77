import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import type { Company } from './world.ts'

interface Part {
  name: string
  about: string
  /** The organizations that stand right in it. */
  holds?: string[]
  parts?: Part[]
}

/** The numbers are those of the list GROUPING_TYPE: management, productivity, quality, region. */
type Hierarchies = Record<number, Part[]>

const northway: Hierarchies = {
  1: [
    {
      name: 'Northway operations',
      about: 'All that reports to the operations director.',
      holds: ['Northway Logistics'],
      parts: [
        { name: 'Unassigned', about: 'For what has no manager yet.' },
        {
          name: 'West operations',
          about: 'Reports to the vice president west.',
          holds: ['Western division', 'Salt Lake terminal'],
          parts: [
            {
              name: 'Truckee Meadows',
              about: 'Reno and Sparks under one manager.',
              holds: ['Reno terminal', 'Reno yard', 'Sparks cross-dock', 'Sparks night dock'],
            },
          ],
        },
        {
          name: 'East operations',
          about: 'Reports to the vice president east.',
          holds: ['Eastern division', 'Columbus terminal', 'Columbus trailer pool', 'Harrisburg cross-dock'],
        },
        {
          name: 'Maintenance management',
          about: 'All shops, whichever division they stand in.',
          holds: ['Fleet services', 'Elko maintenance shop', 'Reno shop'],
        },
      ],
    },
  ],
  2: [
    {
      name: 'Linehaul',
      about: 'Measured by loaded miles a tractor and day.',
      holds: ['Reno terminal', 'Salt Lake terminal', 'Columbus terminal'],
    },
    {
      name: 'Dock and yard',
      about: 'Measured by pallets an hour and door.',
      holds: ['Sparks cross-dock', 'Sparks night dock', 'Harrisburg cross-dock', 'Reno yard'],
    },
    {
      name: 'Shop floor',
      about: 'Measured by billed hours a technician.',
      holds: ['Reno shop', 'Elko maintenance shop'],
    },
  ],
  3: [
    {
      name: 'Cold chain program',
      about: 'Reefer set points and door times, audited each quarter.',
      holds: ['Sparks cross-dock', 'Harrisburg cross-dock', 'Columbus trailer pool'],
    },
    {
      name: 'Zero roadside defects',
      about: 'Inspections before dispatch, findings closed in 24 hours.',
      holds: ['Reno terminal', 'Reno shop', 'Columbus terminal', 'Elko maintenance shop'],
    },
  ],
  4: [
    {
      name: 'Great Basin',
      about: 'Nevada and Utah.',
      holds: ['Western division', 'Reno terminal', 'Sparks cross-dock', 'Salt Lake terminal', 'Elko maintenance shop'],
    },
    {
      name: 'Ohio valley and Pennsylvania',
      about: 'Between Columbus and Harrisburg.',
      holds: ['Eastern division', 'Columbus terminal', 'Harrisburg cross-dock'],
    },
  ],
}

const halden: Hierarchies = {
  1: [
    {
      name: 'Driftsledelse',
      about: 'All that reports to the managing director.',
      holds: ['Halden Freight', 'Coastal division'],
    },
  ],
  2: [{ name: 'Ferry lanes', about: 'Measured by trailers a departure.', holds: ['Larvik terminal', 'Moss terminal'] }],
  3: [{ name: 'Fresh fish', about: 'From quay to plug in 40 minutes.', holds: ['Moss terminal'] }],
  4: [
    { name: 'Østfold', about: 'East of the fjord.', holds: ['Moss terminal'] },
    { name: 'Vestfold', about: 'West of the fjord.', holds: ['Larvik terminal'] },
  ],
}

/** The hierarchies beside the tree, and where each organization stands in them. */
export async function seedGroupings(tx: Prisma.TransactionClient, company: Company, id: (...name: string[]) => string) {
  const organizationId = id('organization', company.tree.name)
  const add = async (typeId: number, part: Part, parentId: string | null) => {
    const groupingId = id('grouping', String(typeId), part.name)
    await tx.grouping.create({
      data: { id: groupingId, organizationId, typeId, parentId, name: part.name, description: part.about },
    })
    await tx.organizationGrouping.createMany({
      data: (part.holds ?? []).map((name) => ({ organizationId: id('organization', name), typeId, groupingId })),
    })
    for (const below of part.parts ?? []) await add(typeId, below, groupingId)
  }
  const hierarchies = company.tree.name === 'Halden Freight' ? halden : northway
  for (const [typeId, parts] of Object.entries(hierarchies))
    for (const part of parts) await add(Number(typeId), part, null)
}
