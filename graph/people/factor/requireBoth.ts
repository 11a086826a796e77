import type { Context } from '../../kernel/context.ts'
import { invalid } from '../../kernel/errors.ts'
import { requirePassword } from '../../kernel/auth/requirePassword.ts'
import { hasApp } from './hasApp.ts'
import { takeCode } from './takeCode.ts'
import * as m from './__generated__/messages.ts'

interface Given {
  password: string
  code?: string | null
}

/** Throws unless this is the viewer's password and, where they have a second factor, a good code of it. */
export async function requireBoth(context: Context, { password, code }: Given): Promise<void> {
  await requirePassword(context, 'password', password)
  const { id: userId } = context.requireViewer()
  if (!(await hasApp(context.db.prisma, userId))) return
  if (!code) throw invalid('code', m.enterCode)
  if (!(await takeCode(context, userId, code))) throw invalid('code', m.wrongCode)
}
