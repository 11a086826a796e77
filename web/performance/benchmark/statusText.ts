import * as t from './__generated__/messages.ts'
const texts: Partial<Record<string, string>> = { ACTIVE: t.inUse, PROPOSED: t.proposed2, ARCHIVED: t.archived }

export const statusText = (status: string): string => texts[status] ?? status
