import * as t from './__generated__/messages.ts'
/** The levels of organizations in words, from the top down. */
export const typeNames: Readonly<Record<string, string>> = {
  CORPORATION: t.corporation,
  DIVISION: t.division,
  LOCATION: t.location,
  BRANCH: t.branch,
}
