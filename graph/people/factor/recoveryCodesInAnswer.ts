import type { builder } from '../../kernel/builder.ts'
import { userInAnswer } from '../user/userInAnswer.ts'
import { recoveryCodesOf } from './recoveryCodes.ts'

type Fields = PothosSchemaTypes.ObjectFieldBuilder<
  (typeof builder)['$inferSchemaTypes'],
  { userId: string; codesName: string }
>

/** The answer of what makes recovery codes. */
export const recoveryCodesInAnswer = (t: Fields) => ({
  ...userInAnswer(t),
  secrets: t.stringList({
    description: 'The ten recovery codes, each good once in place of a code of the app, which are shown this once.',
    resolve: ({ codesName }, _args, context) => recoveryCodesOf(context, codesName),
  }),
})
