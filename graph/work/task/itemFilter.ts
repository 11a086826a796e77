import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { containsText } from '../../kernel/statement/pattern.ts'

interface Asked {
  search?: string | null
  includeArchived?: boolean | null
}

/** The items of a major task whose own name fits, or the major task's. */
export const itemFilter = ({ search, includeArchived }: Asked): Prisma.TaskItemWhereInput => ({
  ...(includeArchived ? {} : { active: true, majorTask: { active: true } }),
  ...(search?.trim() && { OR: [{ name: containsText(search) }, { majorTask: { name: containsText(search) } }] }),
})
