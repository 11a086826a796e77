import type { Transaction } from '../../kernel/mutation.ts'

const longestSlug = 60

/** A name as it stands in an address: what Latin letters are left of it, in words. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestSlug)
    .replace(/^-+|-+$/g, '') || 'metric'

/** The key of a custom metric: counted in its organization from 1, never given twice, the same for ever. */
export async function customKey(
  tx: Transaction,
  { rootId, organizationId }: { rootId: string; organizationId: string },
  name: string,
): Promise<string> {
  const [row] = await tx.$queryRaw<
    { n: number }[]
  >`select next_number(${rootId}::uuid, ${`metric ${organizationId}`}, 1) as n`
  return `custom-metric-${row!.n}-${slugOf(name)}`
}
