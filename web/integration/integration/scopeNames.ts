import { scopeNames } from '../../people/token/scopeNames.ts'
import * as t from './__generated__/messages.ts'

const abouts = {
  READ: t.seesWhatYouSeeAndListens,
  WRITE: t.changesWhatYouMayChange,
  OBSERVATIONS: t.entersDataOfMetricsAndReads,
  EXPORT: t.fetchesListsAsFiles,
}

/** What an access token may do, as one chooses it. */
export const scopes = scopeNames.map(({ value, name }) => ({ value, name, about: abouts[value] }))
