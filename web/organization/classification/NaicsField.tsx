import { graphql } from 'react-relay'
import type { NaicsFieldQuery } from '../../__generated__/NaicsFieldQuery.graphql.ts'
import { SearchPicker, type PickerField } from '../../kernel/ui/SearchPicker.tsx'

const query = graphql`
  query NaicsFieldQuery($search: String!) {
    naicsCodes(search: $search, first: 50) {
      code
      title
    }
  }
`

interface NaicsFieldProps extends PickerField {
  onChange: (code: string | null) => void
}

/** A six-digit industry, found by code or words as one types. */
export const NaicsField = ({ onChange, ...field }: NaicsFieldProps) => (
  <SearchPicker<NaicsFieldQuery, { id: string; name: string }>
    query={query}
    ask={(search) => ({ search })}
    find={({ naicsCodes }) => naicsCodes.map(({ code, title }) => ({ id: code, name: `${code} ${title}` }))}
    none={() => 'No industry of such a code or such words'}
    field={field}
    onChange={(industry) => onChange(industry?.id ?? null)}
  />
)
