import { graphql } from 'react-relay'
import type { NaicsFieldQuery } from '../../__generated__/NaicsFieldQuery.graphql.ts'
import { SearchPicker, type PickerField } from '../../kernel/ui/SearchPicker.tsx'
import * as t from './__generated__/messages.ts'

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
    none={() => t.noIndustryOfSuchACode}
    field={field}
    onChange={(industry) => onChange(industry?.id ?? null)}
  />
)
