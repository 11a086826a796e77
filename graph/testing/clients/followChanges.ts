// The client of docs/client/sync.ts follows what four writers do to three libraries, of whom some commit late; rights
// change under it and its server restarts. In the end its copy is what the lists answer.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, vi } from 'vitest'
import { projectFile, projectRoot } from '../../../prisma/project.ts'
import { openServer } from '../../server.ts'
import { accessTokenOf } from '../accessTokens.ts'
import { tree } from '../tree.ts'
import { testSchema, World } from '../world.ts'

interface Node {
  id: string
  name: string
}

interface Page {
  nodes: Node[]
  pageInfo: { hasNextPage: boolean; endCursor: string }
}

const libraries = ['checklist', 'contact', 'sop'] as const

export async function followChanges(changes: number) {
  const world = await World.make()
  const { root, north, south, reader } = await tree(world, {
    below: { north: {}, south: {} },
    people: { reader: { at: 'north', level: 'STRATEGIC' }, admin: 'ADMIN' },
  })
  const places = [root, north, south].map(({ id }) => id)
  const { headers } = await accessTokenOf(world, reader)
  let server = await openServer(testSchema(), world.services)
  const { address } = server

  const add = (n: number, library: string) => {
    const more = library === 'contact' ? `, relationship, creator_id` : ''
    const values = library === 'contact' ? `, 'SUPPLIER', '${reader.id}'` : ''
    return `insert into ${library} (organization_id, name${more}) values ('${places[n % 3]}', 'Number ${n}'${values})`
  }
  const one = (library: string) =>
    `(select id from ${library} where root_id = '${root.rootId}' order by random() limit 1 for update skip locked)`
  const write = (n: number) => {
    const library = libraries[Math.floor(Math.random() * 3)]!
    const kind = Math.random()
    if (kind < 0.4) return add(n, library)
    return kind < 0.8
      ? `update ${library} set name = 'Changed ${n}' where id = ${one(library)}`
      : `delete from ${library} where id = ${one(library)}`
  }

  for (let n = 0; n < 30; n += 1) await world.prisma.$executeRawUnsafe(add(n, libraries[n % 3]!))
  const copyFile = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'opsgraph-copy-')), 'copy.json')
  const client = spawn(process.execPath, ['--import', './graph/build/hook.mjs', projectFile('docs/client/sync.ts')], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, OPSGRAPH: address, OPSGRAPH_TOKEN: headers.authorization.slice(7), COPY: copyFile },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  client.stderr.on('data', (text: Buffer) => (said += text.toString()))

  const progress = { written: 100 }
  const isBefore = (share: number) => progress.written < 100 + changes * share
  const writer = (isLate: boolean) =>
    world.services.db.withClient(async (own) => {
      while (isBefore(1)) {
        await own.query('begin')
        for (let i = 0; i < 5; i += 1) await own.query(write((progress.written += 1)))
        if (isLate && Math.random() < 0.2) await pause(50 + Math.random() * 400)
        await own.query(Math.random() < 0.9 ? 'commit' : 'rollback')
      }
    })
  const writers = Promise.all([writer(false), writer(false), writer(true), writer(true)])
  const half = async (share: number) => {
    while (isBefore(share)) await pause(20)
  }
  await half(0.3)
  await world.prisma.membership.updateMany({ where: { userId: reader.id }, data: { organizationId: south.id } })
  await half(0.6)
  await server.close()
  const port = Number(new URL(address).port)
  const restarted = await World.make({ settings: { PORT: port }, clock: world.clock })
  server = await openServer(testSchema(), restarted.services)
  await writers

  const lists = await Promise.all(
    ['checklists', 'directoryContacts', 'sops'].map(async (list) => {
      const found: Node[] = []
      const source = `query ($after: Cursor) {
        page: ${list}(first: 100, after: $after) { nodes { id name } pageInfo { hasNextPage endCursor } } }`
      for (let after: string | null = null, isMore = true; isMore;) {
        const { page }: { page: Page } = await world.ask<{ page: Page }>(reader, source, { after })
        found.push(...page.nodes)
        ;({ hasNextPage: isMore, endCursor: after } = page.pageInfo)
      }
      return found
    }),
  )
  const expected = Object.fromEntries(lists.flat().map(({ id, name }) => [id, name]))
  const copied = () => {
    const { copy } = JSON.parse(fs.readFileSync(copyFile, 'utf8')) as { copy: Record<string, { name: string }> }
    return Object.fromEntries(Object.entries(copy).map(([id, { name }]) => [id, name]))
  }
  try {
    await vi.waitFor(() => expect(copied()).toEqual(expected), { timeout: 60_000, interval: 500 })
    expect([said, client.exitCode]).toEqual(['', null])
  } finally {
    client.kill()
    await server.close()
  }
  return Object.keys(expected).length
}
