// The first Admin of a house, or another one where nobody else can let them in.
import { z } from 'zod'
import { parse } from 'graphql'
import { StartError } from '../../prisma/startError.ts'
import { Context, type Services } from '../kernel/context.ts'
import { hashPassword } from '../kernel/auth/password.ts'
import { runOperation } from '../kernel/http/execute.ts'
import { loadViewerOf } from '../kernel/loadViewer.ts'
import { account } from '../people/user/account.ts'
import { makeSchema } from '../schema.ts'
import type { Given } from './commands.ts'
import { withServices } from './openServices.ts'
import { passwordFrom } from './password.ts'

const input = z.object({ email: account.email, name: account.name })

export const run = (given: Given): Promise<void> =>
  withServices(given, async (services) => {
    const { options, operands, print } = given
    const parsed = input.safeParse({ email: operands[0], name: options.name })
    if (!parsed.success) {
      const { path, message } = parsed.error.issues[0]!
      throw new StartError(`The ${path.join('.')} is not good: ${message}`, 'data')
    }
    const { email, name } = parsed.data
    const { prisma } = services.db
    if (await prisma.user.findUnique({ where: { email }, select: { id: true } }))
      throw new StartError(
        `${email} has an account already. opsgraph admin reset-password gives it a new password.`,
        'data',
      )
    const root = options.organization === undefined ? undefined : await rootNamed(services, options.organization)
    const { password, isMade } = passwordFrom(options['password-file'], [name, email])
    const passwordHash = await hashPassword(password)
    const { id } = await prisma.user.create({ data: { email, name, passwordHash }, select: { id: true } })
    try {
      if (root) await makeAdmin(services, id, root.id)
      const legalName = options['new-organization']
      if (legalName !== undefined) await createRoot(services, id, legalName)
    } catch (error) {
      await prisma.user.delete({ where: { id }, select: { id: true } })
      throw error
    }
    print(`${email} can sign in.${isMade ? ` Password: ${password}` : ''}`)
  })

const uuid = z.uuid()

/** A root organization by its id in the database or its legal name; throws where there is none, or several. */
async function rootNamed({ db }: Services, named: string) {
  const where = uuid.safeParse(named).success ? { id: named } : { legalName: named }
  const found = await db.prisma.organization.findMany({
    where: { ...where, parentId: null },
    select: { id: true },
    take: 2,
  })
  if (found.length === 1) return found[0]!
  throw new StartError(
    found.length
      ? `Several root organizations have the name ${named}. Name one by its id.`
      : `No root organization is ${named}. Give its id in the database or its legal name.`,
    'data',
  )
}

async function makeAdmin({ db, clock }: Services, userId: string, organizationId: string) {
  await db.prisma.$transaction(async (transaction) => {
    const where = { organizationId, name: { equals: 'Manager', mode: 'insensitive' as const } }
    const { id: jobRoleId } =
      (await transaction.jobRole.findFirst({ where, select: { id: true } })) ??
      (await transaction.jobRole.create({ data: { organizationId, name: 'Manager' }, select: { id: true } }))
    await transaction.membership.create({
      data: { userId, organizationId, jobRoleId, accessLevel: 'ADMIN', startsAt: clock.now() },
      select: { id: true },
    })
  })
}

const createOrganization = parse(`
  mutation ($legalName: String!) {
    result: createOrganization(input: { legalName: $legalName }) { __typename ... on Error { message } }
  }`)

/** By the mutation that anybody takes, as the new account. */
async function createRoot(services: Services, userId: string, legalName: string) {
  const viewer = await loadViewerOf(services.db, userId, services.clock.now())
  const context = new Context(
    services,
    { requestId: 'opsgraph admin create', address: '', userAgent: 'opsgraph' },
    viewer,
  )
  const { data, errors } = await runOperation(makeSchema(), createOrganization, { legalName }, context)
  const message = (data as { result?: { message?: string } } | null)?.result?.message ?? errors?.[0]?.message
  if (message !== undefined) throw new StartError(`The organization was not created: ${message}`, 'data')
}
