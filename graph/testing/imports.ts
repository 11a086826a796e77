// Imports for tests: a CSV becomes an import, compared and written as the job does it.
import { createHash } from 'node:crypto'
import { runImports } from '../integration/import/importJob.ts'
import { globalId } from '../kernel/node.ts'
import type { Organization, Person } from './rows.ts'
import type { MutationResult, World } from './world.ts'

export interface Line {
  number: number
  effect: string | null
  cells: string[]
  changes: { field: string; before: string; after: string }[]
  problems: { field: string; message: string }[]
  isWritten: boolean
}

export interface Imported {
  id: string
  version: number
  state: string
  total: number
  compared: number
  created: number
  changed: number
  same: number
  refused: number
  written: number
  problem: string
  columns: { heading: string; field: string | null; samples: string[] }[]
  rows: { nodes: Line[] }
  refusedRows: string
  invitations: string | null
}

export type Answer = MutationResult & { import?: Imported }

const fields = `id version state total compared created changed same refused written problem columns { heading field samples }
  rows(first: 100) { nodes { number effect cells changes { field before after } problems { field message } isWritten } } refusedRows invitations`

const answer = `import { ${fields} }`

/** A file as if somebody had sent it. */
export async function fileOf(world: World, at: Organization, person: Person, text: string | Buffer): Promise<string> {
  const bytes = Buffer.from(text)
  const part = 256 * 1024
  const chunks = Array.from({ length: Math.ceil(bytes.length / part) }, (_, n) => ({
    n,
    bytes: new Uint8Array(bytes.subarray(n * part, (n + 1) * part)),
  }))
  const data = {
    organizationId: at.id,
    name: 'rows.csv',
    mediaType: 'application/octet-stream',
    size: bytes.length,
    sha256: new Uint8Array(createHash('sha256').update(bytes).digest()),
    createdById: person.id,
  }
  const { id } = await world.prisma.file.create({ data: { ...data, chunks: { create: chunks } }, select: { id: true } })
  return globalId('File', id)
}

export class Imports {
  readonly world: World
  readonly at: Organization
  readonly person: Person

  constructor(world: World, at: Organization, person: Person) {
    this.world = world
    this.at = at
    this.person = person
  }

  create = async (kind: string, text: string | Buffer, { at = this.at, person = this.person } = {}) =>
    this.world.mutate<Answer>(
      person,
      'createImport',
      { organizationId: at.globalId, kind, fileId: await fileOf(this.world, at, person, text) },
      answer,
    )

  mutate = (name: string, { id, version }: Imported, more: object = {}, person = this.person) =>
    this.world.mutate<Answer>(
      person,
      `${name}Import`,
      { id, ...(name === 'cancel' ? {} : { version }), ...more },
      answer,
    )

  read = async ({ id }: Imported, person = this.person) =>
    (
      await this.world.ask<{ node: Imported | null }>(
        person,
        `query ($id: ID!) { node(id: $id) { ... on Import { ${fields} } } }`,
        { id },
      )
    ).node!

  /** Sent and compared. */
  compare = async (kind: string, text: string | Buffer, more: object = {}): Promise<Imported> => {
    const made = await this.create(kind, text, more)
    if (!made.import) throw new Error(made.message)
    const asked = await this.mutate('compare', made.import)
    if (!asked.import) throw new Error(asked.message)
    await runImports(this.world.services)
    return this.read(made.import)
  }

  /** The same again, written as far as it goes. */
  take = async (kind: string, text: string | Buffer, leavesOutRefused = false): Promise<Imported> => {
    const compared = await this.compare(kind, text)
    const begun = await this.mutate('start', compared, { leavesOutRefused })
    if (!begun.import) throw new Error(begun.message)
    await runImports(this.world.services)
    return this.read(compared)
  }
}

export const effects = ({ rows }: Imported) => rows.nodes.map(({ effect }) => effect)
