import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { permissionOver } from '../user/administration.ts'
import { User } from '../user/User.ts'

interface Shown {
  isSetUp: boolean
  addedAt: Date | null
  lastUsedAt: Date | null
  recoveryCodesLeft: number
  passkeys: number
  requiredBy: string[]
}

/** Those of all users of a request at once. */
function secondFactorOf(context: Context, userId: string): Promise<Shown> {
  const { db, now } = context
  const loader = context.loader<string, Shown>('second factors', async (ids) => {
    const rows = await db.prisma.$queryRaw<(Shown & { userId: string })[]>`
      select u.id as "userId", a.user_id is not null as "isSetUp", a.created_at as "addedAt", a.last_used_at as "lastUsedAt",
        (select count(*)::int from recovery_code c where c.user_id = u.id and c.used_at is null) as "recoveryCodesLeft",
        (select count(*)::int from passkey k where k.user_id = u.id) as passkeys,
        array(
          select r.legal_name from sign_in_policy p join organization r on r.id = p.root_id
          where p.requires_second_factor and exists (
            select from membership m join organization o on o.id = m.organization_id
            where m.user_id = u.id and o.root_id = p.root_id
              and m.starts_at <= ${now} and (m.ends_at is null or m.ends_at > ${now}))
          order by 1) as "requiredBy"
      from app_user u left join authenticator_app a on a.user_id = u.id
      where u.id = any(${[...ids]}::uuid[])`
    return ids.map((id) => rows.find((row) => row.userId === id)!)
  })
  return loader.load(userId)
}

const SecondFactor = builder.objectRef<Shown>('SecondFactor').implement({
  description: 'How a user proves at sign-in, beside the password, that it is them.',
  fields: (t) => ({
    isSetUp: t.exposeBoolean('isSetUp', { description: 'Whether an authenticator app is set up.' }),
    addedAt: t.expose('addedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the authenticator app was set up; null if there is none.',
    }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When a code of the authenticator app was last used; null if there is none.',
    }),
    recoveryCodesLeft: t.exposeInt('recoveryCodesLeft', {
      description: 'How many recovery codes have not been used.',
    }),
    passkeys: t.exposeInt('passkeys', { description: 'How many passkeys the user signs in with.' }),
    requiredBy: t.exposeStringList('requiredBy', {
      description: 'The names of the root organizations that require it of the user.',
    }),
  }),
})

builder.prismaObjectField(User, 'secondFactor', (t) =>
  t.field({
    type: SecondFactor,
    nullable: true,
    description: 'The second factor, for the user and for who administers them; null for others.',
    select: { id: true },
    async resolve({ id }, _args, context) {
      const isOwn = id === context.requireViewer().id
      return isOwn || (await permissionOver(context, id)).allowed ? secondFactorOf(context, id) : null
    },
  }),
)
