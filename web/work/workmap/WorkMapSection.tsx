import Box from '@mui/material/Box'
import { Suspense, useEffect, useMemo, useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link, Outlet, useMatch, useNavigate } from 'react-router-dom'
import type { WorkMapSection_map$key } from '../../__generated__/WorkMapSection_map.graphql.ts'
import { boardPart } from '../../kernel/shell/boardFilter.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { useNarrowing } from '../../kernel/ui/useNarrowing.ts'
import { PlaceList } from './PlaceList.tsx'
import { WorkMapView } from './WorkMapView.tsx'
import * as t from './__generated__/messages.ts'

/** The places of the open work: on the map, as a list that says the same, and the records of the one that is chosen. */
export function WorkMapSection({ map: key }: { map: WorkMapSection_map$key }) {
  const map = useFragment(
    graphql`
      fragment WorkMapSection_map on WorkMap {
        unplaced
        places {
          coordinates {
            __typename
          }
          buckets {
            __typename
          }
          ...PlaceList_places
          ...WorkMapView_places
        }
        geofences {
          ...WorkMapView_geofences
        }
      }
    `,
    key,
  )
  const { search, set } = useNarrowing()
  const navigate = useNavigate()
  const chosen = useMatch('/map/at/:place/*')?.params.place
  const isWhole = search.get('places') === 'all'
  const withFences = search.get('fences') !== 'no'
  const places = useMemo(
    () => (isWhole ? map.places : map.places.filter(({ buckets }) => buckets.length)),
    [map, isWhole],
  )
  const fences = useMemo(() => (withFences ? map.geofences : []), [map, withFences])
  const choose = (id: string) =>
    void navigate({ pathname: `/map/at/${encodeURIComponent(id)}`, search: String(search) })
  // What had the focus goes as one comes back to the list, which has it then.
  const side = useRef<HTMLDivElement>(null)
  const wasAt = useRef(chosen)
  useEffect(() => {
    const isBack = !chosen && wasAt.current
    wasAt.current = chosen
    if (isBack && document.activeElement === document.body)
      side.current?.querySelector<HTMLElement>('[role="region"]')?.focus()
  }, [chosen])
  const unplaced = boardPart(search)
  unplaced.set('is', 'open')
  unplaced.set('at', 'none')
  const offMap = places.filter(({ coordinates }) => !coordinates).length
  return (
    <Box
      sx={{
        display: 'grid',
        minHeight: 0,
        gridTemplate: {
          xs: 'auto minmax(200px, 38vh) minmax(0, 1fr) / minmax(0, 1fr)',
          md: 'auto minmax(0, 1fr) / 340px minmax(0, 1fr)',
        },
      }}
    >
      <Box
        sx={{
          gridColumn: { md: '1 / -1' },
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          alignItems: 'center',
          px: { xs: 3, md: 5 },
          pb: 2.5,
          borderBottom: '1px solid var(--ops-line-2)',
        }}
      >
        <PlainButton
          type="button"
          className={isWhole ? 'chip chosen' : 'chip'}
          aria-pressed={isWhole}
          onClick={() => set({ places: isWhole ? null : 'all' })}
        >
          {t.placesWithoutWork}
        </PlainButton>
        <PlainButton
          type="button"
          className={withFences ? 'chip chosen' : 'chip'}
          aria-pressed={withFences}
          onClick={() => set({ fences: withFences ? 'no' : null })}
        >
          {t.geofences}
        </PlainButton>
        {offMap ? (
          <Box component="span" sx={{ color: 'text.disabled', fontSize: 12 }}>
            {offMap === 1 ? t.n1PlaceIsNotOnThe : t.placesAreNotOnTheMap({ offMap })}
          </Box>
        ) : null}
        {map.unplaced ? (
          <Box component={Link} to={`/activerecords?${unplaced}`} sx={{ fontSize: 12 }}>
            {map.unplaced === 1 ? t.n1RecordWithoutAPlace : t.recordsWithoutAPlace({ count: map.unplaced })}
          </Box>
        ) : null}
      </Box>
      <Box
        ref={side}
        sx={{
          order: { xs: 1, md: 0 },
          display: 'grid',
          gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
          minHeight: 0,
          borderInlineEnd: { md: '1px solid var(--ops-line)' },
        }}
      >
        {chosen ? (
          <Suspense>
            <Outlet />
          </Suspense>
        ) : (
          <PlaceList places={places} onChoose={choose} />
        )}
      </Box>
      <WorkMapView places={places} geofences={fences} chosen={chosen && decodeURIComponent(chosen)} onChoose={choose} />
    </Box>
  )
}
