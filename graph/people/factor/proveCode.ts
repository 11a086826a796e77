import { proveCodeBy } from '../../kernel/auth/requireProof.ts'
import { invalid } from '../../kernel/errors.ts'
import { hasApp } from './hasApp.ts'
import { takeCode } from './takeCode.ts'
import * as m from './__generated__/messages.ts'

proveCodeBy(async (context, code) => {
  const { id: userId } = context.requireViewer()
  if (!(await hasApp(context.db.prisma, userId))) return
  if (!code) throw invalid('code', m.enterCode)
  if (!(await takeCode(context, userId, code))) throw invalid('code', m.wrongCode)
})
