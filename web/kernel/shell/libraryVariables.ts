import type { LoaderFunctionArgs } from 'react-router-dom'
import { chosenOrganization } from './selectedOrganization.ts'

/** What a library is narrowed to: by its address a text and what is archived, and the chosen organization's tree. */
export function libraryVariables({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const chosen = chosenOrganization()
  return {
    search: searchParams.get('q') ?? '',
    filter: {
      ...(!searchParams.has('archived') && { status: { eq: 'ACTIVE' as const } }),
      ...(chosen && { organization: { inTreeOf: chosen.id } }),
    },
  }
}
