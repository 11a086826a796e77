// What people have noted on the demo's records, and the files on some of them.
import { createHash } from 'node:crypto'
import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import { picture } from './picture.ts'
import { Random, uuidOf } from './random.ts'
import type { Company } from './world.ts'
import { minute } from '../kernel/time/milliseconds.ts'

type Id = (...name: string[]) => string

const sayings = [
  'Driver called: 40 minutes behind, traffic at the pass.',
  'The customer takes it until 18:00, spoke to the dock manager.',
  'Seal number checked against the papers, it fits.',
  'Unit is parked in the second row, keys at the gate.',
  'Asked for the part; it comes with the morning run.',
  'Same as last week: the left marker light again.',
  'Temperature held all the way, print-out attached.',
  'Please use door 4, door 3 has a broken leveler.',
  'Done as far as I can see, somebody should look once more by daylight.',
  'Handed over to the night shift.',
]

const files = [
  { name: 'trailer-at-dock.png', mediaType: 'image/png', bytes: () => picture([214, 122, 42]) },
  { name: 'damage-left-side.png', mediaType: 'image/png', bytes: () => picture([52, 106, 159]) },
  { name: 'delivery-note.pdf', mediaType: 'application/pdf', bytes: () => Buffer.from(paper) },
]

/** The smallest paper that a reader opens. */
const paper = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 420 298]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
4 0 obj<</Length 62>>stream
BT /F 18 Tf 40 240 Td (Delivery note 2208, 22 pallets, sealed) Tj ET
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
%%EOF`

const noted = 240
const withFiles = 8

/** Notes on every third of the first records, two or three files on the first few of these. */
export async function seedNotes(tx: Prisma.TransactionClient, company: Company, id: Id, now: Date) {
  const random = new Random(company.records + 1)
  const records = await tx.action.findMany({
    where: { rootId: id('organization', company.tree.name) },
    orderBy: { legacyId: 'asc' },
    take: noted,
    select: { id: true, organizationId: true, creatorId: true, assigneeId: true, updatedAt: true },
  })
  const chosen = records.filter((_record, i) => i % 3 === 0)
  await tx.note.createMany({
    data: chosen.flatMap(({ id: actionId, creatorId, assigneeId, updatedAt }) => {
      const first = updatedAt.getTime() - random.between(30, 600) * minute
      return Array.from({ length: random.between(1, 3) }, (_none, i) => ({
        actionId,
        authorId: i % 2 ? creatorId : (assigneeId ?? creatorId),
        text: random.pick(sayings),
        createdAt: new Date(Math.min(first + i * 12 * minute, now.getTime() - minute)),
      }))
    }),
  })
  for (const [i, { id: actionId, organizationId, creatorId, assigneeId, updatedAt }] of chosen
    .slice(0, withFiles)
    .entries()) {
    for (const { name, mediaType, bytes } of files.slice(i % 2, 3)) {
      const content = new Uint8Array(bytes())
      const addedById = assigneeId ?? creatorId
      const sha256 = new Uint8Array(createHash('sha256').update(content).digest())
      const file = {
        id: uuidOf(`${actionId} ${name}`),
        organizationId,
        name,
        mediaType,
        size: content.length,
        sha256,
        createdById: addedById,
        createdAt: updatedAt,
      }
      await tx.file.create({
        data: {
          ...file,
          chunks: { create: { n: 0, bytes: content } },
          attachments: { create: { actionId, addedById, addedAt: updatedAt } },
        },
        select: { id: true },
      })
    }
  }
}
