import { builder } from '../../kernel/builder.ts'
import { kindNames, kindOf, type KindName } from './kinds.ts'

export const NotificationKind = builder.enumType('NotificationKind', {
  description: 'The kind of event a user is notified of.',
  values: Object.fromEntries(kindNames.map((name) => [name, { description: String(kindOf(name).about) }])) as Record<
    KindName,
    { description: string }
  >,
})
