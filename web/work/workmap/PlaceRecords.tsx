import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Suspense, useEffect, useRef } from 'react'
import { graphql } from 'react-relay'
import { Link, Outlet, useParams } from 'react-router-dom'
import type { PlaceRecordsQuery } from '../../__generated__/PlaceRecordsQuery.graphql.ts'
import { ActionCard } from '../action/ActionCard.tsx'
import { boardPart } from '../../kernel/shell/boardFilter.ts'
import { CardFrame } from '../action/CardFrame.tsx'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { ButtonLink } from '../../kernel/ui/PlainButton.tsx'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query PlaceRecordsQuery($filter: ActionFilter, $location: ID!) {
    location: node(id: $location) {
      ... on Location {
        name
      }
    }
    actionGrid(filter: $filter, orderBy: { field: PRIORITY }) {
      count
      rows(first: 50) {
        nodes {
          key
          addressKey
          title
          ...ActionCard_action
        }
      }
    }
  }
`

/** What is open at one place, what presses most first. */
export function PlaceRecords() {
  const { location, actionGrid } = useRouteQuery<PlaceRecordsQuery>(query)
  const { place } = useParams()
  const [search] = useSearch()
  const all = boardPart(search)
  all.set('is', 'open')
  all.set('at', place!)
  const {
    count,
    rows: { nodes: rows },
  } = actionGrid
  const back = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) back.current?.focus()
  }, [])
  return (
    <Box sx={{ display: 'grid', gridTemplate: 'auto minmax(0, 1fr) / minmax(0, 1fr)', minHeight: 0 }}>
      <Box
        sx={{
          display: 'flex',
          gap: 2,
          alignItems: 'center',
          px: 5,
          py: 2,
          borderBottom: '1px solid var(--ops-line-2)',
        }}
      >
        <Box
          component={Link}
          ref={back}
          to={{ pathname: '/map', search: String(search) }}
          sx={{ flex: 'none', textDecoration: 'none' }}
        >
          {t.allPlaces}
        </Box>
        <Typography component="h2" variant="h2" noWrap sx={{ flex: 1 }}>
          {location?.name ?? t.noSuchPlace}
        </Typography>
        {count ? (
          <ButtonLink to={`/activerecords?${all}`} className="outlined">
            {count === 1 ? t.inTheList : t.allInTheList({ count })}
          </ButtonLink>
        ) : null}
      </Box>
      {count ? (
        <Box
          component="ul"
          aria-label={t.openAt({ value: location?.name ?? t.thisPlace })}
          sx={{
            overflow: 'auto',
            listStyle: 'none',
            m: 0,
            px: 5,
            py: 3,
            display: 'grid',
            gap: 2,
            alignContent: 'start',
          }}
        >
          {rows.map((row) => (
            <li key={row.key}>
              <Link
                to={{ pathname: `record/${row.addressKey}`, search: String(search) }}
                aria-label={`${row.key} ${row.title}`}
                style={{ color: 'inherit', textDecoration: 'none' }}
              >
                <CardFrame>
                  <ActionCard action={row} />
                </CardFrame>
              </Link>
            </li>
          ))}
        </Box>
      ) : (
        <Centered
          title={location ? t.nothingIsOpenHere : t.noSuchPlace}
          text={location ? t.nothingThatMatchesTheBoardsFilter2 : t.thereIsNoSuchPlaceFor}
        />
      )}
      <Suspense>
        <Outlet />
      </Suspense>
    </Box>
  )
}
