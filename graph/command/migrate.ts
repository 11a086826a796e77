// One step that a deployment takes before it starts processes of a new version beside those of the last.
import { openDatabase, prepareDatabase } from '../kernel/openDatabase.ts'
import type { Given } from './commands.ts'

export async function run({ settings, signal, say, print }: Given): Promise<void> {
  const database = await openDatabase(settings, { signal, say })
  try {
    const applied: string[] = []
    await prepareDatabase(database, { signal, say, applied: (name) => applied.push(name) }, async () => {})
    for (const name of applied) print(name)
    print(applied.length ? `Applied ${applied.length}.` : 'Nothing to apply: the database is of this version.')
  } finally {
    await database.stop()
  }
}
