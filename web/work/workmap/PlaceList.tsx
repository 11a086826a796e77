import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import { Virtualizer } from 'virtua'
import type { PlaceList_places$key } from '../../__generated__/PlaceList_places.graphql.ts'
import { bucketList } from '../action/buckets.ts'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { inRoot } from '../../kernel/ui/inRoot.ts'
import { ListItem, ListSize } from '../../kernel/ui/ListItem.tsx'
import { openText, workOf } from './workPlaces.ts'
import * as t from './__generated__/messages.ts'

interface PlaceListProps {
  places: PlaceList_places$key
  onChoose: (id: string) => void
}

/** The places of the map as a list, those with the most work first. */
export function PlaceList({ places: key, onChoose }: PlaceListProps) {
  const places = useFragment(
    graphql`
      fragment PlaceList_places on WorkPlace @relay(plural: true) {
        locationId
        name
        typeName
        organizationName
        rootName
        buckets {
          name
          count
          late
        }
      }
    `,
    key,
  )
  if (!places.length) {
    return <Centered title={t.noWorkAtAnyPlace} text={t.nothingThatMatchesTheBoardsFilter} />
  }
  return (
    <ListSize value={places.length}>
      <Box
        role="region"
        aria-label={t.places}
        tabIndex={0}
        sx={{ overflow: 'auto', '&:focus-visible': { outlineOffset: -2 }, '& ul': { m: 0, p: 0, listStyle: 'none' } }}
      >
        <Virtualizer as="ul" item={ListItem}>
          {places.map(({ locationId, name, typeName, organizationName, rootName, ...place }) => {
            const work = workOf(place)
            return (
              <Box
                key={locationId}
                component="button"
                type="button"
                onClick={() => onChoose(locationId)}
                sx={{
                  display: 'grid',
                  gridTemplateColumns: 'minmax(0, 1fr)',
                  gap: 0.5,
                  width: '100%',
                  px: 5,
                  py: 2,
                  border: 0,
                  borderBottom: '1px solid var(--ops-line-2)',
                  background: 'none',
                  color: 'text.primary',
                  font: 'inherit',
                  textAlign: 'start',
                  cursor: 'pointer',
                  '&:hover': { bgcolor: 'var(--ops-line-2)' },
                  '&:focus-visible': { outlineOffset: -2 },
                }}
              >
                <Box component="span" sx={{ display: 'flex', gap: 2 }}>
                  <Box
                    component="span"
                    sx={{
                      flex: 1,
                      minWidth: 0,
                      fontWeight: 550,
                      overflow: 'hidden',
                      textOverflow: 'ellipsis',
                      whiteSpace: 'nowrap',
                    }}
                  >
                    {name}
                  </Box>
                  <Box component="span" sx={{ flex: 'none', color: 'text.secondary' }}>
                    {openText(work)}
                    {work.late ? (
                      <Box component="span" sx={{ color: 'var(--ops-late)', fontWeight: 550 }}>
                        {t.late({ late: work.late })}
                      </Box>
                    ) : null}
                  </Box>
                </Box>
                <Box
                  component="span"
                  sx={{ display: 'flex', gap: 2, color: 'text.disabled', fontSize: 12, lineHeight: '16px' }}
                >
                  <Box
                    component="span"
                    sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
                  >
                    {typeName} · {inRoot({ name: organizationName, rootName })}
                  </Box>
                  {bucketList.map(({ name: bucket, label, color }, i) =>
                    work.counts[i] ? (
                      <Box
                        key={bucket}
                        component="span"
                        title={`${label}: ${work.counts[i]}`}
                        sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, flex: 'none' }}
                      >
                        <span style={{ width: 7, height: 7, borderRadius: '50%', background: color }} />
                        <span>{work.counts[i]}</span>
                        <Box
                          component="span"
                          sx={{
                            position: 'absolute',
                            width: '1px',
                            height: '1px',
                            overflow: 'hidden',
                            clipPath: 'inset(50%)',
                          }}
                        >
                          {label}
                        </Box>
                      </Box>
                    ) : null,
                  )}
                </Box>
              </Box>
            )
          })}
        </Virtualizer>
      </Box>
    </ListSize>
  )
}
