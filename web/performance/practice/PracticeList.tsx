import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { PracticeList_board$key } from '../../__generated__/PracticeList_board.graphql.ts'
import { withParams } from '../../kernel/ui/address.ts'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { AreaSection } from './AreaSection.tsx'
import { narrowed, placeIn, practiceFilter } from './practiceSearch.ts'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

/**
 * What departments need, department by department; what is answered stays in its place until something else is asked
 * for.
 */
export function PracticeList({ board }: { board: PracticeList_board$key }) {
  const data = useFragment(
    graphql`
      fragment PracticeList_board on PracticeBoard {
        ...AreaSection_board
        departmentId
        areas {
          name
          isOwn
        }
        practices {
          id
          area
          function
          feature
          description
          requirement
          status
          isGap
          offersInPlace
          standardSolutions {
            name
          }
        }
      }
    `,
    board,
  )
  const [search] = useSearch()
  const filter = practiceFilter(search)
  const own = data.areas.filter(({ isOwn }) => isOwn).map(({ name }) => name)
  // A department is asked first for what is its own; the others follow.
  const [shown] = useState(() => narrowed(data.practices, filter).map(({ id, area }) => ({ id, area })))
  const areas = data.areas
    .map(({ name }) => name)
    .sort((one, other) => Number(own.includes(other)) - Number(own.includes(one)))
  const { organizationId: organization, departmentId: department, groupId: group } = placeIn(search)
  const place = withParams(new URLSearchParams(), { organization, department, group })
  if (!shown.length) {
    return (
      <Section title={t.nothingHere}>
        <Empty>
          {t.noPracticeFits} <Link to={`/bestpractices?${place}`}>{t.showAllOfThem}</Link>
        </Empty>
      </Section>
    )
  }
  return areas.map((name) => {
    const ids = shown.filter(({ area }) => area === name).map(({ id }) => id)
    return ids.length ? <AreaSection key={name} board={data} name={name} shown={ids} /> : null
  })
}
