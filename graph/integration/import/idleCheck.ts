import { ConflictError } from '../../kernel/errors.ts'
import { addIdleCheck } from '../../people/closing/requireIdle.ts'
import * as t from './__generated__/messages.ts'

// A portion that is being written holds this lock, so that it is over or stands by what it finds.
addIdleCheck(async (transaction, rootId) => {
  await transaction.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`import ${rootId}`}, 0))`
  const running = await transaction.import.findFirst({
    where: { rootId, state: { in: ['COMPARING', 'WRITING'] } },
    select: { name: true },
  })
  if (running) throw new ConflictError(t.running({ file: running.name }))
})
