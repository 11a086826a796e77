import type { Context } from '../../kernel/context.ts'

export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1)

/** Whether an address is of a domain that an organization has shown to be its own. */
export async function isOwnAddress({ db }: Pick<Context, 'db'>, rootId: string, address: string): Promise<boolean> {
  const name = domainOf(address)
  return (await db.prisma.domain.count({ where: { rootId, name, verifiedAt: { not: null } } })) > 0
}
