import { mutation } from '../../kernel/mutation.ts'
import { procedureOfRecord, procedureOfRecordFields, recordInAnswer } from './procedureOfRecord.ts'

mutation('startProcedure', {
  description:
    'Records that the panel of a procedure was opened for a record; a procedure already started or done is unchanged.',
  policy: 'collaborate',
  input: procedureOfRecordFields,
  async resolve(input, { context, write }) {
    const key = await procedureOfRecord(context, input)
    const { id: byId } = context.requireViewer()
    return write(async (tx) => {
      await tx.$executeRaw`
        insert into action_procedure (action_id, procedure_id, status, by_id, at)
        values (${key.actionId}::uuid, ${key.procedureId}::uuid, 'STARTED', ${byId}::uuid, ${context.now})
        on conflict (action_id, procedure_id) do update set status = 'STARTED', by_id = excluded.by_id, at = excluded.at
        where action_procedure.status = 'OPEN'`
      return { actionId: key.actionId }
    })
  },
  success: recordInAnswer,
})
