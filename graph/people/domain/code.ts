import type { Domain } from '../../../prisma/__generated__/client/client.ts'

/** By what the code follows that is mailed to who runs a domain. */
export const codeOf = ({ proof }: Domain) => ({ purpose: 'domain', name: proof }) as const
