import { fetchQuery, graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { saveIcsQuery } from '../../__generated__/saveIcsQuery.graphql.ts'
import { toast } from '../../kernel/shell/toast.ts'

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
    if (!text)
      return toast('info', 'There is nothing to save', 'It has neither a slot nor a due time. Give it one first.')
    const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }))
    const link = document.createElement('a')
    link.href = address
    link.download = `${name}.ics`
    link.click()
    setTimeout(() => URL.revokeObjectURL(address), 1_000)
  } catch (error) {
    toast('error', 'The file could not be made', (error as Error).message)
  }
}
