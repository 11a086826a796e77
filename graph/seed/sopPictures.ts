// Drawings for the steps of the demo's SOPs, so that whoever looks them up sees what is meant.
import { createHash } from 'node:crypto'
import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import { png, type Color } from './png.ts'
import { uuidOf } from './random.ts'

const width = 360
const height = 220

type Shape = { color: Color; has: (x: number, y: number) => boolean }

const box = (left: number, top: number, right: number, bottom: number, color: Color): Shape => ({
  color,
  has: (x, y) => x >= left && x <= right && y >= top && y <= bottom,
})
const disc = (atX: number, atY: number, radius: number, color: Color): Shape => ({
  color,
  has: (x, y) => (x - atX) ** 2 + (y - atY) ** 2 <= radius ** 2,
})
/** A wedge with its high side at one x and its tip at another. */
const wedge = (high: number, tip: number, top: number, bottom: number, color: Color): Shape => ({
  color,
  has: (x, y) =>
    y <= bottom &&
    (x - tip) / (high - tip) >= 0 &&
    (x - tip) / (high - tip) <= 1 &&
    y >= bottom - ((x - tip) / (high - tip)) * (bottom - top),
})
/** A line of some width from one point to another. */
const bar = (fromX: number, fromY: number, toX: number, toY: number, thick: number, color: Color): Shape => ({
  color,
  has(x, y) {
    const [dx, dy] = [toX - fromX, toY - fromY]
    const along = Math.max(0, Math.min(1, ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy)))
    return (x - fromX - along * dx) ** 2 + (y - fromY - along * dy) ** 2 <= (thick / 2) ** 2
  },
})

const paper: Color = [238, 241, 245]
const yard: Color = [150, 156, 164]
const dark: Color = [38, 43, 51]
const steel: Color = [118, 127, 140]
const light: Color = [214, 219, 226]
const brand: Color = [47, 91, 234]
const red: Color = [206, 62, 48]
const yellow: Color = [240, 180, 41]
const green: Color = [69, 160, 101]

const ground = box(0, 184, width, height, yard)
const wheel = (x: number, radius = 34) => [
  disc(x, 184 - radius, radius, dark),
  disc(x, 184 - radius, radius * 0.52, light),
  disc(x, 184 - radius, radius * 0.2, steel),
]
const trailer = [
  box(70, 44, 350, 140, light),
  box(70, 134, 350, 146, steel),
  ...[140, 210, 280].map((x) => box(x, 44, x + 2, 134, steel)),
]
const cab = [box(16, 70, 92, 146, brand), box(24, 80, 56, 108, paper)]
/** A dial whose hand points so far round, of one. */
const dial = (at: number, hand: Color) => {
  const angle = Math.PI * (0.75 + 1.5 * at)
  const marks = Array.from({ length: 11 }, (_none, i) => Math.PI * (0.75 + 0.15 * i)).map((one) =>
    bar(
      180 + 66 * Math.cos(one),
      112 + 66 * Math.sin(one),
      180 + 76 * Math.cos(one),
      112 + 76 * Math.sin(one),
      4,
      steel,
    ),
  )
  return [
    disc(180, 112, 92, dark),
    disc(180, 112, 84, paper),
    ...marks,
    bar(180, 112, 180 + 60 * Math.cos(angle), 112 + 60 * Math.sin(angle), 7, hand),
    disc(180, 112, 9, dark),
  ]
}
const panel = (lit: Color, level: number) => [
  box(70, 30, 290, 190, dark),
  box(86, 46, 274, 132, [20, 46, 38]),
  box(104, 108 - level, 132, 120, lit),
  box(150, 84, 178, 120, lit),
  box(196, 70, 224, 120, lit),
  ...[100, 150, 200, 250].map((x) => disc(x, 160, 12, x === 100 ? lit : steel)),
]

/** What is drawn of a step, from behind to before, by its title. */
const drawings: Record<string, Shape[]> = {
  'Secure the unit': [
    ground,
    ...trailer,
    ...wheel(110),
    ...wheel(250),
    wedge(292, 330, 152, 184, yellow),
    wedge(208, 170, 152, 184, yellow),
  ],
  'Walk the driver side': [
    ground,
    ...cab,
    ...trailer,
    ...wheel(56),
    ...wheel(150),
    ...wheel(290),
    bar(20, 204, 330, 204, 5, brand),
    wedge(318, 346, 190, 204, brand),
  ],
  'Look at the coupling': [
    box(0, 60, 360, 84, steel),
    box(150, 84, 210, 120, dark),
    disc(180, 130, 30, light),
    disc(180, 130, 14, dark),
    bar(120, 130, 150, 130, 14, green),
    bar(210, 130, 240, 130, 14, green),
    box(60, 150, 300, 176, steel),
  ],
  'Walk the trailer': [
    ground,
    ...trailer,
    ...wheel(220),
    ...wheel(296),
    box(112, 140, 122, 176, steel),
    box(74, 50, 80, 60, red),
    box(342, 50, 348, 60, red),
    box(74, 122, 80, 132, yellow),
    box(342, 122, 348, 132, yellow),
  ],
  'Test the brakes': dial(0.8, green),
  'Chock and release': [
    ground,
    ...wheel(96, 52),
    ...wheel(264, 52),
    wedge(146, 186, 140, 184, yellow),
    wedge(214, 188, 140, 184, yellow),
  ],
  'Mark the push rods': [
    disc(100, 110, 64, steel),
    disc(100, 110, 52, light),
    bar(150, 110, 300, 110, 18, steel),
    box(196, 92, 202, 128, [255, 255, 255]),
    bar(202, 150, 262, 150, 3, brand),
    bar(202, 142, 202, 158, 3, brand),
    bar(262, 142, 262, 158, 3, brand),
    box(296, 70, 312, 150, dark),
  ],
  'Read return air': panel(green, 0),
  'Compare with the order': [
    box(60, 24, 180, 196, [255, 255, 255]),
    ...[48, 68, 88, 108].map((y) => bar(76, y, 160, y, 5, light)),
    bar(76, 140, 130, 140, 7, brand),
    ...panel(green, 8).map(({ color, has }) => ({
      color,
      has: (x: number, y: number) => x > 190 && has((x - 146) * 1.4, y),
    })),
  ],
  'Above the limit': panel(red, 48),
}

let drawn: { title: string; bytes: Uint8Array<ArrayBuffer> }[] | undefined

/** The same for every company. */
const drawAll = () =>
  (drawn ??= Object.entries(drawings).map(([title, shapes]) => ({ title, bytes: new Uint8Array(draw(shapes)) })))

function draw(shapes: Shape[]): Buffer {
  const front = shapes.toReversed()
  return png(width, height, (x, y) => front.find(({ has }) => has(x, y))?.color ?? paper)
}

type Id = (...name: string[]) => string

/** The drawings of all steps that have one: which file a step of an SOP refers to. */
export async function seedSopPictures(
  tx: Prisma.TransactionClient,
  id: Id,
  organizationId: string,
  by: string,
  now: Date,
) {
  const createdById = uuidOf(by)
  const files = drawAll().map((one) => ({ ...one, fileId: id('drawing', one.title) }))
  const createdAt = new Date(now.getTime() - 200 * 24 * 3_600_000)
  await tx.file.createMany({
    data: files.map(({ title, fileId, bytes }) => ({
      id: fileId,
      organizationId,
      name: `${title.toLowerCase().replaceAll(' ', '-')}.png`,
      mediaType: 'image/png',
      size: bytes.length,
      sha256: new Uint8Array(createHash('sha256').update(bytes).digest()),
      createdById,
      createdAt,
    })),
  })
  await tx.fileChunk.createMany({ data: files.map(({ fileId, bytes }) => ({ fileId, n: 0, bytes })) })
  return new Map(files.map(({ title, fileId }) => [title, fileId]))
}
