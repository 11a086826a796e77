import * as t from './__generated__/messages.ts'
/** The access levels in words, highest first. */
export const accessLevelNames: Record<string, string> = {
  ADMIN: t.admin,
  STRATEGIC: t.strategic,
  TACTICAL: t.tacticalMgt,
  SUPERVISION: t.supervision,
  TRANSACTIONAL: t.transactional,
}
