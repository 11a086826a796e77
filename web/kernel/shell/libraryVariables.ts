import type { LoaderFunctionArgs } from 'react-router-dom'
import { chosenOrganization } from './selectedOrganization.ts'

/** What a library is narrowed to: a text and what is archived by its address, and the organization that is chosen. */
export function libraryVariables({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  return {
    search: searchParams.get('q') ?? '',
    archived: searchParams.has('archived'),
    uuid: chosenOrganization()?.uuid,
  }
}
