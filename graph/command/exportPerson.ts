// Everything that is kept of one person, for who asks the operator for it: for somebody who has left, too.
import fs from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { writeNewFile } from '../../prisma/writeNewFile.ts'
import { exportPerson } from '../integration/export/person/exportPerson.ts'
import { Context } from '../kernel/context.ts'
import { loadViewerOf } from '../kernel/loadViewer.ts'
import '../schema.ts'
import type { Given } from './commands.ts'
import { findAccount } from './findAccount.ts'
import { withServices } from './openServices.ts'

export const run = (given: Given): Promise<void> =>
  withServices(given, async (services) => {
    const { db, clock } = services
    const person = await findAccount(db, given.operands[0]!)
    const now = clock.now()
    const asking = async () => {
      const viewer = await loadViewerOf(db, person.id, clock.now())
      return viewer && new Context(services, { requestId: '', address: '', userAgent: '' }, viewer)
    }
    const name = `${person.id}-${now.toISOString().slice(0, 10)}.tar.gz`
    const file = await writeNewFile(given.options.to!, name, (open) =>
      pipeline(Readable.from(exportPerson(db, person, asking, now)), createGzip(), open()),
    )
    given.print(`${file}: everything of ${person.email}, ${fs.statSync(file).size} bytes.`)
  })
