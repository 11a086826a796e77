import { fetchQuery, graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { saveIcsQuery } from '../../__generated__/saveIcsQuery.graphql.ts'
import { toast } from '../../kernel/shell/toast.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query saveIcsQuery($id: ID!) {
    node(id: $id) {
      ... on Action {
        ics
      }
      ... on Appointment {
        calendarFile
      }
    }
  }
`

/** Saves something as a file for other calendars. */
export async function saveIcs(environment: Environment, id: string, name: string): Promise<void> {
  try {
    const data = await fetchQuery<saveIcsQuery>(
      environment,
      query,
      { id },
      { networkCacheConfig: { force: true } },
    ).toPromise()
    const text = data?.node?.ics ?? data?.node?.calendarFile
    if (!text) return toast('info', t.thereIsNothingToSave, t.itHasNeitherASlotNor)
    const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }))
    const link = document.createElement('a')
    link.href = address
    link.download = `${name}.ics`
    link.click()
    setTimeout(() => URL.revokeObjectURL(address), 1_000)
  } catch (error) {
    toast('error', t.theFileCouldNotBeMade, (error as Error).message)
  }
}
