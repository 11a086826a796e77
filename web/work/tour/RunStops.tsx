import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import type { RunStops_run$key } from '../../__generated__/RunStops_run.graphql.ts'
import { unitText } from '../../organization/vehicle/unitText.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { RecordWay } from './RecordWay.tsx'
import { stopStates } from './runStatus.ts'
import { difference, duration, kilometres, minutesBetween } from './tourTimes.ts'
import { spanText, timeText, windowText } from '../../kernel/ui/times.ts'
import * as t from './__generated__/messages.ts'

interface RunStopsProps {
  run: RunStops_run$key
  /** The stop that is shown on the map beside, where there is one. */
  chosen?: string
  onChoose?: (id: string) => void
}

/** The number's ground and ink, where the stop is not to come. */
const looks: Record<string, readonly [string, string]> = {
  DONE: ['var(--ops-line)', 'text.primary'],
  SKIPPED: ['var(--ops-line)', 'text.primary'],
  UNPLACEABLE: ['transparent', 'var(--ops-late)'],
}

/**
 * The stops of a run in their order, each with its reason, planned against actual; what is out of reach stands below.
 */
export function RunStops({ run: key, chosen, onChoose }: RunStopsProps) {
  const { stops, organization } = useFragment(
    graphql`
      fragment RunStops_run on TourRun {
        organization {
          timeZone
        }
        stops {
          id
          position
          name
          state
          reason
          isExtra
          opensAt
          closesAt
          coordinates {
            __typename
          }
          vehicle {
            unitNumber
          }
          legKm
          legMins
          planned {
            arrival
            departure
          }
          actual {
            arrival
            departure
            km
          }
          action {
            key
            addressKey
          }
        }
      }
    `,
    key,
  )
  const { timeZone } = organization
  const span = (from: string, to: string | null | undefined) =>
    to ? spanText(from, to, timeZone) : timeText(from, timeZone)
  const list = (some: typeof stops, label: string) => (
    <Box component="ol" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {some.map((stop) => {
        const { id, position, name, state, reason, action, coordinates, vehicle, planned, actual } = stop
        const window = windowText(stop.opensAt, stop.closesAt, timeZone)
        const late = planned && actual ? minutesBetween(planned.arrival, actual.arrival) : undefined
        return (
          <Box
            component="li"
            key={id}
            sx={{
              display: 'flex',
              gap: 3,
              px: 3,
              py: 2,
              borderBottom: '1px solid var(--ops-line-2)',
              bgcolor: id === chosen ? 'var(--ops-brand-weak)' : undefined,
            }}
          >
            <Box
              component="span"
              aria-hidden="true"
              sx={{
                flex: 'none',
                width: 22,
                height: 22,
                display: 'grid',
                placeItems: 'center',
                borderRadius: '50%',
                bgcolor: looks[state]?.[0] ?? 'primary.main',
                color: looks[state]?.[1] ?? 'var(--ops-on-brand)',
                border: state === 'UNPLACEABLE' ? '1px solid' : 0,
                fontSize: 11,
                fontWeight: 650,
              }}
            >
              {state === 'UNPLACEABLE' ? '–' : position + 1}
            </Box>
            <Box sx={{ minWidth: 0, flex: 1 }}>
              <Box sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
                {name} {vehicle ? <Tag>{unitText(vehicle)}</Tag> : null}
              </Box>
              <Box sx={{ color: state === 'UNPLACEABLE' ? 'var(--ops-late)' : 'text.secondary' }}>
                {state === 'SKIPPED' ? `${t.skipped} ` : ''}
                {reason}
              </Box>
              <Box
                sx={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  columnGap: 3,
                  fontSize: 12,
                  lineHeight: '18px',
                  color: 'text.secondary',
                  fontVariantNumeric: 'tabular-nums',
                }}
              >
                {window ? <span>{t.window({ window })}</span> : null}
                {planned ? (
                  <span>
                    {t.plannedIn({
                      span: span(planned.arrival, planned.departure),
                      kilometres: kilometres(stop.legKm),
                      duration: duration(stop.legMins),
                    })}
                  </span>
                ) : null}
                {actual ? (
                  <span>
                    {t.actual} {span(actual.arrival, actual.departure)}, {kilometres(actual.km)}
                    {late === undefined ? '' : `, ${difference(late)}`}
                  </span>
                ) : null}
              </Box>
              <Box sx={{ display: 'flex', gap: 2, fontSize: 12 }}>
                {stop.isExtra ? <span>{t.addedToThisRun}</span> : null}
                {action ? <RecordWay action={action} /> : null}
              </Box>
            </Box>
            <Box sx={{ flex: 'none', display: 'grid', justifyItems: 'end', alignContent: 'start', gap: 1 }}>
              <Tag className={state === 'ARRIVED' ? 'planned' : undefined}>{stopStates[state]}</Tag>
              {!coordinates || !onChoose ? null : (
                <PlainButton
                  type="button"
                  aria-label={t.showOnTheMap({ name })}
                  aria-pressed={id === chosen}
                  onClick={() => onChoose(id)}
                >
                  {t.onTheMap}
                </PlainButton>
              )}
            </Box>
          </Box>
        )
      })}
    </Box>
  )
  const placed = stops.filter(({ state }) => state !== 'UNPLACEABLE')
  const left = stops.filter(({ state }) => state === 'UNPLACEABLE')
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <Section title={t.order} about={t.theStopsInTheirOrderAnd({ timeZone })}>
        {placed.length ? (
          list(placed, t.stopsInTheirOrder)
        ) : (
          <Box sx={{ px: 3, py: 3, color: 'text.secondary' }}>{t.noStopCanBeReachedIn}</Box>
        )}
      </Section>
      {left.length ? (
        <Section title={t.outOfReach} about={t.theseCanNotBeReachedIn}>
          {list(left, t.stopsOutOfReach)}
        </Section>
      ) : null}
    </Box>
  )
}
