// The demo, in a database where nobody is.
import { StartError } from '../../prisma/startError.ts'
import { openDatabase, prepareDatabase } from '../kernel/openDatabase.ts'
import { demoAccounts } from '../seed/demoAccounts.ts'
import { seedIfEmpty } from '../seed/seedIfEmpty.ts'
import { closeServices, makeServices } from '../services.ts'
import type { Given } from './commands.ts'
import { withoutReplica } from './openServices.ts'

export async function run({ settings, signal, say, print }: Given): Promise<void> {
  const database = await openDatabase(settings, { signal, say })
  try {
    const isSeeded = await prepareDatabase(database, { signal, say }, async () => {
      const services = await makeServices({ ...withoutReplica(settings), SEED: 'demo' }, database.connection)
      try {
        return await seedIfEmpty(services)
      } finally {
        await closeServices(services)
      }
    })
    if (!isSeeded) throw new StartError('The database has accounts already. Name an empty one.', 'data')
    print(`The demo is there. Sign in as ${demoAccounts.list[0]!.email}, password ${demoAccounts.password}.`)
  } finally {
    await database.stop()
  }
}
