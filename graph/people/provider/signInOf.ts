import type { Context } from '../../kernel/context.ts'
import { uuidLookedUp } from '../../kernel/node.ts'

export interface Shown {
  rootId: string
  organizationName: string
  isRequired: boolean
}

interface Named {
  organizationId?: string | null
  domain?: string | null
}

/**
 * Nobody is told which organizations there are: one is to be named, or a domain of its addresses, but where there is
 * only one. Whether there are accounts makes no difference.
 */
export async function signInOf({ db: { prisma } }: Context, { organizationId, domain }: Named): Promise<Shown | null> {
  const rootId = organizationId ? uuidLookedUp('Organization', organizationId, 'organizationId') : undefined
  const name = domain?.trim().toLowerCase()
  const isNamed = rootId !== undefined || name !== undefined
  if (!isNamed && (await prisma.organization.count({ where: { parentId: null }, take: 2 })) !== 1) return null
  const domains = name === undefined ? undefined : { some: { name, verifiedAt: { not: null } } }
  const found = await prisma.identityProvider.findFirst({
    where: { rootId, isOn: true, root: { archivedAt: null, domains } },
    select: { rootId: true, isRequired: true, root: { select: { legalName: true } } },
  })
  return found && { rootId: found.rootId, isRequired: found.isRequired, organizationName: found.root.legalName }
}
