// The fields of an answer that is what was written, seen because the mutation concerns it.
import type { builder } from '../../kernel/builder.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { MajorTask } from './MajorTask.ts'
import { TaskItem } from './TaskItem.ts'
import { TaskRecord } from './TaskRecord.ts'

type Types = (typeof builder)['$inferSchemaTypes']
type SuccessBuilder<P> = PothosSchemaTypes.ObjectFieldBuilder<Types, P>

export const majorTaskInAnswer = (t: SuccessBuilder<{ majorTaskId: string }>) => ({
  majorTask: t.field({
    type: MajorTask,
    description: 'The saved major task.',
    resolve: ({ majorTaskId: id }, _args, context, info) =>
      context.db.prisma.majorTask.findUniqueOrThrow({
        ...queryFromInfo({ context, info, typeName: 'MajorTask', select: { id: true } }),
        where: { id },
      }),
  }),
})

export const taskItemInAnswer = (t: SuccessBuilder<{ taskItemId: string }>) => ({
  taskItem: t.field({
    type: TaskItem,
    description: 'The task item after the change.',
    resolve: ({ taskItemId: id }, _args, context, info) =>
      context.db.prisma.taskItem.findUniqueOrThrow({
        ...queryFromInfo({ context, info, typeName: 'TaskItem', select: { id: true } }),
        where: { id },
      }),
  }),
})

export const taskRecordInAnswer = (t: SuccessBuilder<{ taskRecordId: string }>) => ({
  taskRecord: t.field({
    type: TaskRecord,
    description: 'The saved task record.',
    resolve: ({ taskRecordId: id }, _args, context, info) =>
      context.db.prisma.taskRecord.findUniqueOrThrow({
        ...queryFromInfo({ context, info, typeName: 'TaskRecord', select: { id: true } }),
        where: { id },
      }),
  }),
})
