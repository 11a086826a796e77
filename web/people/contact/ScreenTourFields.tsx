import { useId } from 'react'
import { graphql } from 'react-relay'
import type { ScreenTourFieldsQuery } from '../../__generated__/ScreenTourFieldsQuery.graphql.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { screenTitled, screenTitles, titleOfScreen } from '../../kernel/shell/places.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query ScreenTourFieldsQuery($search: String!) {
    tours(first: 20, search: $search, filter: { status: { eq: ACTIVE } }) {
      edges {
        node {
          id
          name
        }
      }
    }
  }
`

interface ScreenTourFieldsProps {
  screen: string
  tour: string
  onScreen: (screen: string) => void
  onTour: (tour: string) => void
  problems?: Partial<Record<string, string>>
}

/** A screen and a tour, each offered as one types. */
export function ScreenTourFields({ screen, tour, onScreen, onTour, problems = {} }: ScreenTourFieldsProps) {
  const id = useId()
  const { data } = useLookUp<ScreenTourFieldsQuery>(query, { search: tour })
  return (
    <>
      <Field
        label={t.screen2}
        list={`${id}-screens`}
        value={titleOfScreen(screen)}
        maxLength={120}
        onChange={({ target }) => onScreen(screenTitled(target.value))}
        problem={problems.moduleScreen}
      />
      <datalist id={`${id}-screens`}>
        {[...screenTitles.values()].map((title) => (
          <option key={title} value={title}>
            {title}
          </option>
        ))}
      </datalist>
      <Field
        label={t.tour2}
        list={`${id}-tours`}
        value={tour}
        maxLength={120}
        onChange={({ target }) => onTour(target.value)}
        problem={problems.supportedTour}
      />
      <datalist id={`${id}-tours`}>
        {data?.tours.edges.map(({ node }) => (
          <option key={node.id} value={node.name}>
            {node.name}
          </option>
        ))}
      </datalist>
    </>
  )
}
