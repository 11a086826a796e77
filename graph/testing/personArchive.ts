// The archive of all that is kept of a person, as they fetch it and as tar unpacks it.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { atEnd } from './atEnd.ts'
import type { Person } from './rows.ts'
import type { MutationResult, World } from './world.ts'

export interface PersonArchive {
  folder: string
  names: string[]
  read: (name: string) => string
  lines: (table: string) => Record<string, unknown>[]
}

/** Asks for it; answers with its address. */
export const exportOwnData = (world: World, person: Person) =>
  world.mutate<MutationResult & { url: string }>(person, 'exportOwnData', {}, 'url')

/** Fetches it from where the world is served. */
export async function personArchive(world: World, address: string, person: Person): Promise<PersonArchive> {
  const { url } = await exportOwnData(world, person)
  const response = await fetch(address + url)
  const name = /filename="(my-data-\d{4}-\d\d-\d\d\.tar\.gz)"/.exec(response.headers.get('content-disposition') ?? '')
  if (!name) throw new Error(`Answered with ${response.status}: ${await response.text()}`)
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'opsgraph-person-'))
  atEnd(async () => fs.rmSync(folder, { recursive: true, force: true }))
  fs.writeFileSync(path.join(folder, 'all.tar.gz'), Buffer.from(await response.arrayBuffer()))
  const { status, stderr } = spawnSync('tar', ['-xzf', 'all.tar.gz'], { cwd: folder, encoding: 'utf8' })
  if (status || stderr) throw new Error(stderr)
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const read = (one: string) => fs.readFileSync(path.join(folder, one), 'utf8')
  const lines = (table: string) =>
    names
      .filter((one) => new RegExp(`^(tables/)?${table}(-\\d+)?\\.ndjson$`).test(one))
      .flatMap((one) => read(one).split('\n').filter(Boolean))
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  return { folder, names, read, lines }
}
